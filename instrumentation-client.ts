import { guardPageData } from './lib/browser/page/page-data';

guardPageData();
