/** Ant Design's styles for lists and forms, with and without motion (src/build/antd-styles.ts). */
declare module 'virtual:antd-styles/*' {
  const styles: string;
  export default styles;
}
