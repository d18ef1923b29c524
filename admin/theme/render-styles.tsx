import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { List } from '@refinedev/antd';
import {
  Button,
  Checkbox,
  ConfigProvider,
  DatePicker,
  Form,
  Input,
  Modal,
  Radio,
  Select,
  Skeleton,
  Switch,
  Table,
} from 'antd';
import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { adminTheme } from './admin-theme';

/**
 * Prints the styles of `parts` for both colour schemes, for src/build/antd-styles.ts. With the argument `still` they are those for less
 * motion.
 */
const isStill = process.argv[2] === 'still';
const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** What a list and a form render at a desk. Any other component's styles are generated in the browser, as Ant Design does it. */
const parts = (
  <>
    <List breadcrumb={false} title="title" headerButtons={<Button />} />
    <Table dataSource={[{ key: 1 }]} columns={[{}]} rowSelection={{}} />
    <Form>
      <Form.Item name="text" label="text">
        <Input />
      </Form.Item>
      <Input.TextArea />
      <Input.Search />
      <Select />
      <DatePicker />
      <Radio.Group options={['one']} />
      <Checkbox />
      <Switch />
      <Button />
    </Form>
    <Modal />
    <Skeleton />
    <ConfigProvider />
  </>
);

/** Light tokens stand first. Media queries change some of them. */
const [light = '', ...changes] = readFileSync('src/styles/tokens.css', 'utf8').split('@media ');
const dark = changes.find((rules) => rules.startsWith('(prefers-color-scheme: dark)')) ?? '';

process.stdout.write(SCHEMES.map(stylesOf).join('\n'));

function stylesOf(scheme: Scheme): string {
  const tokens = designTokens(scheme);
  const cache = createCache();
  renderToString(
    <StyleProvider cache={cache}>
      <ConfigProvider theme={adminTheme((name) => tokens.get(name) ?? '', scheme === 'dark', isStill)}>
        {parts}
      </ConfigProvider>
    </StyleProvider>,
  );
  return `@media (prefers-color-scheme: ${scheme}) {${extractStyle(cache, { plain: true, types: 'style' })}}`;
}

/** Returns the design tokens of a colour scheme by name. */
function designTokens(scheme: Scheme): ReadonlyMap<string, string> {
  const tokens = (scheme === 'dark' ? light + dark : light).matchAll(/^ *(--[\w-]+): ([^;]+);/gm);
  return new Map([...tokens].map(([, name = '', value = '']) => [name, value]));
}
