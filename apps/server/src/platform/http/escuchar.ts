// The port asked for, or, when none was asked for, the preferred one or the next free after it.
import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError, PUERTO_PREFERIDO } from '../config.ts';

const INTENTOS_MAX = 100;

export async function escuchar(
  app: Pick<FastifyInstance, 'listen'>,
  { puerto, host }: Pick<Config, 'puerto' | 'host'>,
): Promise<string> {
  const primero = puerto ?? PUERTO_PREFERIDO;
  const ultimo = puerto === undefined ? primero + INTENTOS_MAX : primero;
  for (let candidato = primero; candidato <= ultimo; candidato++) {
    try {
      await app.listen({ port: candidato, host });
      return direccionPara(host, candidato);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EACCES')
        throw new ConfigError(
          `PORT: el sistema no permite el puerto ${candidato} a este usuario; elija uno desde 1024 y ponga un proxy delante`,
        );
      if (code !== 'EADDRINUSE') throw error;
    }
  }
  throw new ConfigError(
    puerto === undefined
      ? `PORT: no hay un puerto libre entre ${primero} y ${ultimo}`
      : `PORT: el puerto ${primero} está ocupado por otro programa; elija otro`,
  );
}

function direccionPara(host: string, puerto: number): string {
  const visible = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${visible}:${puerto}`;
}
