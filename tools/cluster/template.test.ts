import { describe, expect, it } from 'vitest';
import { fillTemplate, parseEnvironment, placeholdersOf, readTemplate } from './template.ts';

/** Written apart: a file with a placeholder in plain sight looks like a template string by mistake. */
const the = (name: string) => `\${${name}}`;

describe('the files of deploy/cluster', () => {
  it('get what they ask for', () => {
    const text = `name: ${the('NODE_NAME')}\nhost: ${the('NODE_HOST')}`;
    expect(fillTemplate(text, { NODE_NAME: 'n1', NODE_HOST: 'h1' })).toBe('name: n1\nhost: h1');
  });

  it('are refused when something has no value, and say what', () => {
    const text = `${the('A')} ${the('B')} ${the('C')}`;
    expect(() => fillTemplate(text, { B: '' })).toThrow('No value for A, C');
  });

  it('take a value as it is, whatever it looks like', () => {
    const password = `$& $1 ${the('P')} '`;
    expect(fillTemplate(`password: ${the('P')}`, { P: password })).toBe(`password: ${password}`);
  });

  it('ask for nothing that the example does not say, and the example says nothing that nobody asks for', async () => {
    const example = parseEnvironment(await readTemplate('valores.ejemplo.env'));
    const names = ['etcd.yml', 'patroni.yml', 'haproxy.cfg', 'cuadra.env', 'base.sql'];
    const asked = (await Promise.all(names.map(readTemplate))).flatMap(placeholdersOf);
    expect(Object.keys(example).sort()).toEqual([...new Set(asked)].sort());
  });

  it('leave room for two tries of etcd within the ttl, as Patroni asks', async () => {
    const seconds = await numbersOf('patroni.yml');
    expect(seconds('loop_wait') + 2 * seconds('retry_timeout')).toBeLessThanOrEqual(seconds('ttl'));
  });

  it('let etcd choose another leader, which takes up to twice its time, before Patroni gives up', async () => {
    const seconds = await numbersOf('patroni.yml');
    const milliseconds = await numbersOf('etcd.yml');
    expect(2 * milliseconds('election-timeout')).toBeLessThan(1_000 * seconds('retry_timeout'));
    // etcd asks for it.
    expect(milliseconds('election-timeout')).toBeGreaterThanOrEqual(5 * milliseconds('heartbeat-interval'));
  });
});

async function numbersOf(template: string): Promise<(name: string) => number> {
  const text = await readTemplate(template);
  return (name) => Number(new RegExp(`^ *${name}: (\\d+)$`, 'm').exec(text)?.[1]);
}
