// What every feature is given: the few things any of them needs and none of them owns.
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Reserva } from './database/leer-sin-principal.ts';
import type { Database } from './database/pool.ts';
import type { LectorDeReportes } from './database/replica/lector-de-reportes.ts';
import type { CanalDeEventos } from './events/canal-de-eventos.ts';
import type { Trabajos } from './jobs/trabajos.ts';
import type { Cartero } from './mail/cartero.ts';
import type { TallerDePdf } from './pdf/taller-de-pdf.ts';
import type { Reloj } from './reloj.ts';
import type { SecretoAnterior } from './secreto-anterior.ts';
import type { TallerDeHojas } from './sheets/taller-de-hojas.ts';
import type { TrabajosPesados } from './trabajos-pesados/trabajos-pesados.ts';

export interface Plataforma {
  readonly config: Config;
  readonly db: Database;
  /** The replica when there is one and it tells the truth: reports read here. */
  readonly reportes: LectorDeReportes;
  /** Who is read while the primary is gone, where there is a synchronous standby. */
  readonly reserva: Reserva | undefined;
  /** How its connections with the primary are being used. */
  readonly conexiones: () => UsoDeConexiones;
  readonly reloj: Reloj;
  readonly log: Logger;
  readonly secreto: string;
  /** The one before, while something of it still counts. */
  readonly secretoAnterior: SecretoAnterior | undefined;
  readonly eventos: CanalDeEventos;
  readonly cartero: Cartero;
  readonly pdf: TallerDePdf;
  readonly hojas: TallerDeHojas;
  readonly trabajos: Trabajos;
  readonly pesados: TrabajosPesados;
}

export interface UsoDeConexiones {
  readonly abiertas: number;
  readonly ociosas: number;
  /** Whoever needs one and has none yet. */
  readonly esperando: number;
}
