import {
  DeleteButton,
  EditButton,
  List,
  ThemedLayout,
  useNotificationProvider,
  useTable,
} from '@refinedev/antd';
import '@refinedev/antd/dist/reset.css';
import { Refine } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { dataProvider } from '@refinedev/supabase';
import { createClient } from '@supabase/supabase-js';
import { App, ConfigProvider, Space, Table } from 'antd';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Outlet, Route, Routes } from 'react-router-dom';

interface Announcement {
  id: number;
  title: string;
  published_at: string | null;
  featured_home: boolean;
}

const supabase = createClient(window.location.origin, String(import.meta.env.VITE_ANON_KEY));
const LIST = '/announcements';

/** A list from Refine's guide to Ant Design. */
function AnnouncementList() {
  const { tableProps } = useTable<Announcement>({
    resource: 'announcements',
    pagination: { pageSize: 20 },
    sorters: { initial: [{ field: 'created_at', order: 'desc' }] },
  });
  return (
    <List>
      <Table {...tableProps} rowKey="id">
        <Table.Column dataIndex="title" title="Başlık" sorter />
        <Table.Column dataIndex="published_at" title="Yayın" sorter />
        <Table.Column<Announcement>
          dataIndex="featured_home"
          title="Ana sayfada öne çıkar"
          render={(isFeatured: boolean) => (isFeatured ? 'Evet' : 'Hayır')}
        />
        <Table.Column<Announcement>
          title="İşlemler"
          render={(_, { id }) => (
            <Space>
              <EditButton hideText size="small" recordItemId={id} />
              <DeleteButton hideText size="small" recordItemId={id} />
            </Space>
          )}
        />
      </Table>
    </List>
  );
}

function BareAdmin() {
  return (
    <BrowserRouter>
      <ConfigProvider>
        <App>
          <Refine
            dataProvider={dataProvider(supabase)}
            routerProvider={routerProvider}
            notificationProvider={useNotificationProvider}
            resources={[{ name: 'announcements', list: LIST, edit: `${LIST}/:id` }]}
            options={{ disableTelemetry: true }}
          >
            <Routes>
              <Route
                element={
                  <ThemedLayout>
                    <Outlet />
                  </ThemedLayout>
                }
              >
                <Route path={LIST} element={<AnnouncementList />} />
              </Route>
            </Routes>
          </Refine>
        </App>
      </ConfigProvider>
    </BrowserRouter>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<BareAdmin />);
