// Structs and functions with equal names, which Swift cannot declare. See ../Darwin.swift.
#include <stdint.h>

#define NAMED(name) __attribute__((swift_name(name)))

struct NAMED("timespec") darwin_timespec {
    long tv_sec;
    long tv_nsec;
};

struct NAMED("stat") darwin_stat {
    int32_t st_dev;
    uint16_t st_mode;
    uint16_t st_nlink;
    uint64_t st_ino;
    uint32_t st_uid;
    uint32_t st_gid;
    int32_t st_rdev;
    struct darwin_timespec st_atimespec;
    struct darwin_timespec st_mtimespec;
    struct darwin_timespec st_ctimespec;
    struct darwin_timespec st_birthtimespec;
    int64_t st_size;
    int64_t st_blocks;
    int32_t st_blksize;
    uint32_t st_flags;
    uint32_t st_gen;
};

int darwin_stat_path(const char *path, struct darwin_stat *status) NAMED("stat(_:_:)");
int darwin_lstat(const char *path, struct darwin_stat *status) NAMED("lstat(_:_:)");
int darwin_fstat(int descriptor, struct darwin_stat *status) NAMED("fstat(_:_:)");
int darwin_fstatat(int folder, const char *path, struct darwin_stat *status, int flags) NAMED("fstatat(_:_:_:_:)");
