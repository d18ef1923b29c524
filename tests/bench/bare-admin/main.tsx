import {
  DeleteButton,
  Edit,
  EditButton,
  List,
  ThemedLayout,
  useForm,
  useNotificationProvider,
  useTable,
} from '@refinedev/antd';
import '@refinedev/antd/dist/reset.css';
import { Refine } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { dataProvider } from '@refinedev/supabase';
import { createClient } from '@supabase/supabase-js';
import { App, ConfigProvider, Form, Input, Space, Table } from 'antd';
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
const EDIT = `${LIST}/:id`;

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

const FIELDS = ['title', 'slug', 'lead', 'excerpt', 'cover_url'];

/** A form from the same guide. */
function AnnouncementEdit() {
  const { formProps, saveButtonProps } = useForm<Announcement>();
  return (
    <Edit saveButtonProps={saveButtonProps}>
      <Form {...formProps} layout="vertical">
        {FIELDS.map((name) => (
          <Form.Item key={name} name={name} label={name}>
            <Input />
          </Form.Item>
        ))}
      </Form>
    </Edit>
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
            resources={[{ name: 'announcements', list: LIST, edit: EDIT }]}
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
                <Route index element={<h1>Yönetim</h1>} />
                <Route path={LIST} element={<AnnouncementList />} />
                <Route path={EDIT} element={<AnnouncementEdit />} />
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
