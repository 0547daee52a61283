-- CreateTable
CREATE TABLE "PageView" (
    "day" DATE NOT NULL,
    "page" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "views" INTEGER NOT NULL,

    CONSTRAINT "PageView_pkey" PRIMARY KEY ("day","page","locale")
);
