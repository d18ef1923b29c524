import { afterAll, beforeAll, describe } from 'vitest';
import { type HostedCluster, startHostedCluster } from '../../fixtures/hosted-database/start-hosted-cluster';
import { testBackups } from './backups';
import { testSchemaAndRoles } from './schema-and-roles';

/** One project of each kind, pushed once, is asked everything. */
let cluster: HostedCluster;

beforeAll(async () => {
  cluster = await startHostedCluster();
  await cluster.push();
});
afterAll(() => cluster.stop());

testSchemaAndRoles(() => cluster);
describe('with accounts, rows and files', () => testBackups(() => cluster));
