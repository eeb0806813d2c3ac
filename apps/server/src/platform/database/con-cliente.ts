// One connection of its own, closed when the work is done.
import pg from 'pg';

export async function conCliente<T>(
  config: pg.ClientConfig,
  hacer: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...config, keepAlive: true });
  // What is lost between two questions is told by the next one.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await hacer(client);
  } finally {
    await client.end();
  }
}
