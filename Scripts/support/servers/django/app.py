"""A shop in one file, with Django REST framework and drf-spectacular: view sets, three kinds of pages, tokens,
files."""

from __future__ import annotations

import datetime
import os
import sys
import uuid
from decimal import Decimal
from typing import Any

import django
from django.conf import settings

settings.configure(
    DEBUG=False, SECRET_KEY="not a secret", ALLOWED_HOSTS=["*"], ROOT_URLCONF="app", USE_TZ=True, APPEND_SLASH=True,
    MIDDLEWARE=["django.middleware.common.CommonMiddleware"], DEFAULT_AUTO_FIELD="django.db.models.BigAutoField",
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": "shop.sqlite3"}},
    INSTALLED_APPS=[
        "django.contrib.auth", "django.contrib.contenttypes", "rest_framework", "rest_framework.authtoken",
        "drf_spectacular"],
    REST_FRAMEWORK={
        "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
        "DEFAULT_AUTHENTICATION_CLASSES": [
            "rest_framework.authentication.TokenAuthentication", "rest_framework.authentication.BasicAuthentication"],
        "DEFAULT_PAGINATION_CLASS": "rest_framework.pagination.PageNumberPagination", "PAGE_SIZE": 3,
        "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    },
    SPECTACULAR_SETTINGS={"TITLE": "Shop", "VERSION": "1", "COMPONENT_SPLIT_REQUEST": True})
django.setup()

from django.contrib.auth.models import User  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.core.wsgi import get_wsgi_application  # noqa: E402
from django.db import connection, models  # noqa: E402
from django.http import HttpResponse  # noqa: E402
from django.urls import include, path  # noqa: E402
from drf_spectacular.types import OpenApiTypes  # noqa: E402
from drf_spectacular.utils import (  # noqa: E402
    OpenApiResponse, PolymorphicProxySerializer, extend_schema, inline_serializer)
from drf_spectacular.views import SpectacularAPIView  # noqa: E402
from rest_framework import pagination, parsers, permissions, routers, serializers, viewsets  # noqa: E402
from rest_framework.authtoken.models import Token  # noqa: E402
from rest_framework.authtoken.views import obtain_auth_token  # noqa: E402
from rest_framework.decorators import action, api_view, parser_classes, permission_classes  # noqa: E402
from rest_framework.exceptions import Throttled  # noqa: E402
from rest_framework.response import Response  # noqa: E402


class Article(models.Model):
    class Meta:
        app_label = "auth"

    name = models.CharField(max_length=50)
    price = models.DecimalField(max_digits=8, decimal_places=2)
    weight = models.FloatField(null=True, blank=True)
    state = models.CharField(max_length=8, choices=[("new", "New"), ("used", "Used")], default="new", blank=True)
    since = models.DateField(null=True, blank=True)
    opens = models.TimeField(null=True, blank=True)
    lasts = models.DurationField(null=True, blank=True)
    key = models.UUIDField(default=uuid.uuid4, editable=False)
    added = models.DateTimeField(auto_now_add=True)
    data = models.JSONField(null=True, blank=True)
    large = models.BigIntegerField(default=0)
    page = models.URLField(blank=True, default="")


class ArticleSerializer(serializers.ModelSerializer[Article]):
    label = serializers.SerializerMethodField()

    class Meta:
        model = Article
        fields = "__all__"

    def get_label(self, article: Article) -> str:
        return f"{article.name} ({article.state})"


class LimitPages(pagination.LimitOffsetPagination):
    default_limit = 2


class CursorPages(pagination.CursorPagination):
    page_size = 2
    ordering = "id"


class ArticleViews(viewsets.ModelViewSet[Article]):
    queryset = Article.objects.order_by("id")
    serializer_class = ArticleSerializer
    permission_classes = [permissions.AllowAny]

    @extend_schema(responses=ArticleSerializer(many=True))
    @action(detail=False, pagination_class=LimitPages)
    def limited(self, request: Any) -> Response:
        page = self.paginate_queryset(self.get_queryset())
        return self.get_paginated_response(self.get_serializer(page, many=True).data)

    @extend_schema(responses=ArticleSerializer(many=True))
    @action(detail=False, pagination_class=CursorPages)
    def cursored(self, request: Any) -> Response:
        page = self.paginate_queryset(self.get_queryset())
        return self.get_paginated_response(self.get_serializer(page, many=True).data)


class CardSerializer(serializers.Serializer[Any]):
    kind = serializers.ChoiceField(["card"])
    digits = serializers.CharField()


class CashSerializer(serializers.Serializer[Any]):
    kind = serializers.ChoiceField(["cash"])


PAYMENT = PolymorphicProxySerializer(
    component_name="Payment", serializers={"card": CardSerializer, "cash": CashSerializer},
    resource_type_field_name="kind")


@extend_schema(operation_id="payments_echo", request=PAYMENT, responses=PAYMENT)
@api_view(["POST"])
def payments(request: Any) -> Response:
    return Response(request.data)


@extend_schema(operation_id="me_read", responses=inline_serializer("Me", {"name": serializers.CharField()}))
@api_view(["GET"])
@permission_classes([permissions.IsAuthenticated])
def me(request: Any) -> Response:
    return Response({"name": request.user.username})


UPLOAD = inline_serializer("Upload", {"file": serializers.FileField(), "note": serializers.CharField(required=False)})
STORED = inline_serializer("Stored", {
    "name": serializers.CharField(), "size": serializers.IntegerField(), "note": serializers.CharField()})


@extend_schema(operation_id="files_create", request=UPLOAD, responses={201: STORED})
@api_view(["POST"])
@parser_classes([parsers.MultiPartParser])
def files(request: Any) -> Response:
    file = request.data["file"]
    return Response({"name": file.name, "size": len(file.read()), "note": request.data.get("note", "")}, 201)


@extend_schema(operation_id="report_read", responses={(200, "application/pdf"): OpenApiTypes.BINARY})
@api_view(["GET"])
def report(request: Any) -> HttpResponse:
    return HttpResponse(b"%PDF" + bytes(range(256)), content_type="application/pdf")


@extend_schema(operation_id="nothing_read", responses={204: OpenApiResponse(description="Nothing is there.")})
@api_view(["GET"])
def nothing(request: Any) -> Response:
    return Response(status=204)


@extend_schema(operation_id="busy_read", responses=OpenApiTypes.OBJECT)
@api_view(["GET"])
def busy(request: Any) -> Response:
    raise Throttled(60)


router = routers.DefaultRouter()
router.include_root_view = False
router.register("articles", ArticleViews)
urlpatterns = [
    path("schema/", SpectacularAPIView.as_view()), path("token/", obtain_auth_token), path("payments/", payments),
    path("me/", me), path("files/", files), path("report/", report), path("nothing/", nothing), path("busy/", busy),
    path("", include(router.urls)),
]


def fill() -> None:
    call_command("migrate", verbosity=0, run_syncdb=True)
    with connection.schema_editor() as editor:
        editor.create_model(Article)
    for index in range(7):
        Article.objects.create(
            name=f"Article {index}", price=Decimal("9.90") + index, weight=index / 4 if index else None,
            opens=datetime.time(9, 30), since=datetime.date(2024, 2, 29), lasts=datetime.timedelta(days=index, seconds=1), large=2**62,
            data={"a": [1, None, 1.5]} if index else None, page="https://example.com/a?b=c" if index else "")
    user = User.objects.create_user("ada", password="secret")
    Token.objects.create(user=user, key="0123456789abcdef")


if __name__ == "__main__":
    from wsgiref.simple_server import WSGIRequestHandler, make_server

    sys.modules["app"] = sys.modules["__main__"]
    fill()

    class Quiet(WSGIRequestHandler):
        def log_message(self, *words: Any) -> None:
            pass

    make_server("127.0.0.1", int(os.environ["PORT"]), get_wsgi_application(), handler_class=Quiet).serve_forever()
