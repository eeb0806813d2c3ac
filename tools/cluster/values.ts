// What the files of deploy/cluster are filled with when the three machines are one.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { HOST, type Layout, type NodeLayout } from './layout.ts';
import type { Programs } from './programs.ts';
import type { Values } from './template.ts';

const secret = (): string => randomBytes(18).toString('hex');

/** The same for everybody. */
export function sharedValues(
  { folder, nodes, ports, identity, certificate }: Layout,
  programs: Programs,
): Values {
  const each = nodes.map(({ name, ports: its }, n) => ({
    [`NODE_${n + 1}_NAME`]: name,
    [`NODE_${n + 1}_HOST`]: HOST,
    [`NODE_${n + 1}_POSTGRES_PORT`]: String(its.postgres),
    [`NODE_${n + 1}_PATRONI_PORT`]: String(its.patroni),
    [`NODE_${n + 1}_CUADRA`]: `${HOST}:${its.cuadra}`,
  }));
  return {
    ...Object.assign({}, ...each),
    CLUSTER_NAME: 'ensayo',
    CLUSTER_NETWORK: `${HOST}/32`,
    NODE_HOST: HOST,
    ETCD_CLUSTER: nodes.map(({ name, ports: its }) => `${name}=http://${HOST}:${its.etcdPeer}`).join(','),
    ETCD_HOSTS: nodes.map(({ ports: its }) => `${HOST}:${its.etcdClient}`).join(','),
    PATRONI_PASSWORD: secret(),
    POSTGRES_PASSWORD: secret(),
    REPLICATION_PASSWORD: secret(),
    REWIND_PASSWORD: secret(),
    OWNER_PASSWORD: secret(),
    POSTGRES_BIN: programs.postgresBin,
    POSTGRES_CERT: certificate.cert,
    POSTGRES_KEY: certificate.key,
    POSTGRES_CA: certificate.cert,
    HAPROXY_UID: String(identity.uid),
    HAPROXY_GID: String(identity.gid),
    HAPROXY_WRITE_BIND: `${HOST}:${ports.write}`,
    HAPROXY_READ_BIND: `${HOST}:${ports.read}`,
    HAPROXY_WEB_BIND: `${HOST}:${ports.web}`,
    HAPROXY_WRITE: `localhost:${ports.write}`,
    HAPROXY_READ: `localhost:${ports.read}`,
    CUADRA_HOST: HOST,
    SESSION_SECRET: secret(),
    SEALS_KEY: join(folder, 'sellos.pem'),
    PUBLIC_URL: `http://${HOST}:${ports.web}`,
    TRUST_PROXY: 'loopback',
  };
}

export function nodeValues({ name, folder, ports }: NodeLayout): Values {
  return {
    NODE_NAME: name,
    ETCD_CLIENT_PORT: String(ports.etcdClient),
    ETCD_PEER_PORT: String(ports.etcdPeer),
    ETCD_DATA: join(folder, 'etcd'),
    PATRONI_PORT: String(ports.patroni),
    POSTGRES_PORT: String(ports.postgres),
    POSTGRES_DATA: join(folder, 'postgres'),
    POSTGRES_PGPASS: join(folder, 'pgpass'),
    POSTGRES_SOCKETS: folder,
    CUADRA_PORT: String(ports.cuadra),
    CUADRA_DATA: join(folder, 'cuadra'),
  };
}
