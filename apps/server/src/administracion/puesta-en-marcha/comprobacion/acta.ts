// What is kept of the set-up when it is signed, besides the figures, which stay in their own table and change no more.
import type { OtorgadoEnLaPuesta } from '@cuadra/contract/administracion/puesta-en-marcha/comprobacion';
import type { Centavos } from '@cuadra/core/dinero';
import type { Database } from '#platform/database/pool.ts';

export interface ContenidoDelActa extends OtorgadoEnLaPuesta {
  /** Only in what was signed before it took two: that whoever signed had brought everything alone. */
  readonly esDeUnaPersona?: boolean;
}

type ContenidoSinHechoPor = Omit<ContenidoDelActa, 'hechoPor'> & Partial<Pick<ContenidoDelActa, 'hechoPor'>>;

export interface ActaFirmada {
  readonly fecha: string;
  readonly firmante: string;
  readonly firmadaEn: string;
  readonly huella: string;
  readonly contenido: ContenidoDelActa;
}

/** Undefined: it was not signed, or by nobody, as the invented institution. */
export async function leerActa(db: Database): Promise<ActaFirmada | undefined> {
  const acta = await db
    .selectFrom('actaDePuestaEnMarcha')
    .select(['fecha', 'firmante', 'firmadaEn', 'huella', 'contenido'])
    .executeTakeFirst();
  // Those of before do not tell who did what.
  return acta && { ...acta, contenido: { hechoPor: [], ...(acta.contenido as ContenidoSinHechoPor) } };
}

export interface CifraGuardada {
  readonly agencia: string;
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly debe: Centavos;
  readonly haber: Centavos;
}

export function leerCifras(db: Database): Promise<CifraGuardada[]> {
  return db
    .selectFrom('cifraAnterior')
    .select(['agencia', 'idCuenta', 'nombreCuenta', 'debe', 'haber'])
    .orderBy('agencia')
    .orderBy('idCuenta')
    .execute();
}
