import { Pagination, type PaginationProps } from 'antd';
import { cloneElement, isValidElement, type AriaAttributes } from 'react';
import { texts } from '../../i18n/texts';

const ARROWS: Readonly<Record<string, string>> = {
  prev: texts.list.previousPage,
  next: texts.list.nextPage,
};

/** Ant Design's pagination, whose arrows would be named “left” and “right”. */
export function Pages(props: PaginationProps) {
  return <Pagination hideOnSinglePage showSizeChanger={false} itemRender={nameArrow} {...props} />;
}

const nameArrow: PaginationProps['itemRender'] = (_, type, element) => {
  const label = ARROWS[type];
  if (label === undefined || !isValidElement<AriaAttributes>(element)) return element;
  return cloneElement(element, { 'aria-label': label });
};
