// A small book with its bitácora, sealed, with what signs and delivers it in a folder of its own.
import { join } from 'node:path';
import { type Config, leerConfig } from '#platform/config.ts';
import { crearLogger } from '#platform/crear-logger.ts';
import type { Database } from '#platform/database/pool.ts';
import type { Carta } from '#platform/mail/cartero.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import type { RelojDePrueba } from '#testing/application.ts';
import type { ServiciosDeSellos } from '../cabezas/sellar-cabeza.ts';

export interface Sellador extends ServiciosDeSellos, Pick<Plataforma, 'log'> {
  readonly cartas: Carta[];
}

/** The mail server accepts what it is given, unless told otherwise. */
export function selladorDePrueba(
  db: Database,
  reloj: RelojDePrueba,
  carpetaDatos: string,
  { sellos = {}, conCorreo = false }: { sellos?: Partial<Config['sellos']>; conCorreo?: boolean } = {},
): Sellador {
  const config = { ...leerConfig({ NODE_ENV: 'test', DATA_DIR: carpetaDatos }), carpetaDatos };
  const cartas: Carta[] = [];
  return {
    db,
    reloj,
    config: { ...config, sellos: { ...config.sellos, carpeta: join(carpetaDatos, 'entregados'), ...sellos } },
    cartero: {
      hayServidor: conCorreo,
      enviar: () => Promise.reject(new Error('Los sellos no se encolan.')),
      entregar: async (carta) => void cartas.push(carta),
    },
    cartas,
    log: crearLogger('silent'),
  };
}
