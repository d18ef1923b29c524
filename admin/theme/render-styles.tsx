import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
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
  Switch,
  Table,
} from 'antd';
import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { adminTheme } from './admin-theme';

/** What a list and a form render at a desk. Any other component's styles are generated in the browser, as Ant Design does it. */
const parts = (
  <>
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
    <ConfigProvider />
  </>
);

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

const [light = '', ...changes] = readFileSync('src/styles/tokens.css', 'utf8').split('@media ');
const dark = changes.find((rules) => rules.startsWith('(prefers-color-scheme: dark)')) ?? '';

/** Returns the design tokens of a colour scheme by name. The dark scheme changes some of the light one's. */
function designTokens(scheme: Scheme): ReadonlyMap<string, string> {
  const tokens = (scheme === 'dark' ? light + dark : light).matchAll(/^ *(--[\w-]+): ([^;]+);/gm);
  return new Map([...tokens].map(([, name = '', value = '']) => [name, value]));
}

function stylesOf(scheme: Scheme): string {
  const tokens = designTokens(scheme);
  const cache = createCache();
  renderToString(
    <StyleProvider cache={cache}>
      <ConfigProvider theme={adminTheme((name) => tokens.get(name) ?? '', scheme === 'dark', false)}>
        {parts}
      </ConfigProvider>
    </StyleProvider>,
  );
  return `@media (prefers-color-scheme: ${scheme}) {${extractStyle(cache, { plain: true, types: 'style' })}}`;
}

process.stdout.write(SCHEMES.map(stylesOf).join('\n'));
