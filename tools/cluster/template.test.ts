import { describe, expect, it } from 'vitest';
import { fillTemplate, parseEnvironment, placeholdersOf, readTemplate } from './template.ts';

describe('the files of deploy/cluster', () => {
  it('get what they ask for', () => {
    expect(fillTemplate('name: ${NODE_NAME}\nhost: ${NODE_HOST}', { NODE_NAME: 'n1', NODE_HOST: 'h1' })).toBe(
      'name: n1\nhost: h1',
    );
  });

  it('are refused when something has no value, and say what', () => {
    expect(() => fillTemplate('${A} ${B} ${C}', { B: '' })).toThrow('No value for A, C');
  });

  it('take a value as it is, whatever it looks like', () => {
    expect(fillTemplate('password: ${P}', { P: "$& $1 ${P} '" })).toBe("password: $& $1 ${P} '");
  });

  it('ask for nothing that the example does not say, and the example says nothing that nobody asks for', async () => {
    const example = parseEnvironment(await readTemplate('valores.ejemplo.env'));
    const names = ['etcd.yml', 'patroni.yml', 'haproxy.cfg', 'cuadra.env', 'base.sql'];
    const asked = (await Promise.all(names.map(readTemplate))).flatMap(placeholdersOf);
    expect(Object.keys(example).sort()).toEqual([...new Set(asked)].sort());
  });

  it('leave room for two tries of etcd within the ttl, as Patroni asks', async () => {
    const text = await readTemplate('patroni.yml');
    const seconds = (name: string) => Number(new RegExp(`^ +${name}: (\\d+)$`, 'm').exec(text)?.[1]);
    expect(seconds('loop_wait') + 2 * seconds('retry_timeout')).toBeLessThanOrEqual(seconds('ttl'));
  });
});
