import { detailPage } from '../../../ui/detail-page/detail-page';
import { newsDetail } from './news-detail';

export const { load, Component, NotFound } = detailPage(newsDetail);
