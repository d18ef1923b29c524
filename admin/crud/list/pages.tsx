import { Pagination } from 'antd';
import { texts } from '../../i18n/texts';
import styles from './list.module.css';

interface ListPagesProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly isPhone: boolean;
  readonly onChange: (page: number) => void;
}

/** Leads from page to page of a long list. */
export function ListPages({ page, pageSize, total, isPhone, onChange }: ListPagesProps) {
  return (
    <Pagination
      className={styles.pages}
      align="end"
      current={page}
      pageSize={pageSize}
      total={total}
      showSizeChanger={false}
      simple={isPhone}
      showTotal={(all, [from, to]) => texts.list.total(from, to, all)}
      onChange={onChange}
    />
  );
}
