// The people and the partidas that these tests work with.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import type * as contrato from '@cuadra/contract/contabilidad/partidas';
import type { CallOf } from '@cuadra/contract/endpoint';
import type { ClaseDeOperacion } from '@cuadra/core/control/operaciones';
import type { LineaDePartida } from '@cuadra/core/partida';
import { alDebe, alHaber } from '@cuadra/core/testing/lineas';
import pg from 'pg';
import { darDeAlta } from '#acceso/usuarios/dar-de-alta.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { otorgarComoDueno } from '#testing/otorgar-como-dueno.ts';
import { aceptando } from './aceptando.ts';

export const CAJA_CHICA = '1011010103';
export const SOBRANTES = '603102';
/** Only its own module moves it. */
export const DE_CONTROL = '3011020101';
export const DE_MAYOR = '6031';
export const GASTOS = '706105';
export const BANCO = '1011030101';

/** As it travels: its amounts, plain numbers of centavos. */
export type Nueva = CallOf<typeof borradores.crearPartida>['body'];
export type Cambios = Partial<Nueva>;

export interface Oficina extends AplicacionDePrueba {
  readonly contador: string;
  readonly contador2: string;
  readonly auxiliar: string;
  /** Works in agencia 02 only. */
  readonly forastero: string;
  /** As it is answered to who accepts no warning; `llamar` accepts them all. */
  readonly llamarSinAceptar: AplicacionDePrueba['llamar'];
  crear(token: string, cambios?: Cambios): Promise<contrato.ResumenDePartida>;
  contabilizada(token: string, cambios?: Cambios): Promise<contrato.ResumenDePartida>;
  /** As the owner of the schema. */
  comoDueno(texto: string): Promise<void>;
  /** Up to how much a role does alone whatever does that with money, each and a day; null: as much as it is. */
  limitar(rol: Rol, clase: ClaseDeOperacion, cada: number | null, alDia: number | null): Promise<void>;
  /** As if nobody had done anything today yet. */
  otroDia(): Promise<void>;
}

export async function abrirOficina(): Promise<Oficina> {
  const aplicacion = await aplicacionDePrueba();
  const prueba = { ...aplicacion, llamar: aceptando(aplicacion.llamar) };
  await contratar(prueba, 'forastero@cuadra.demo', ['contador'], ['02']);
  const crear = async (token: string, cambios: Cambios = {}) => {
    const { status, cuerpo, problema } = await prueba.llamar(
      borradores.crearPartida,
      { body: nueva(cambios) },
      { token },
    );
    if (status !== 201) throw new Error(`${problema.codigo}: ${JSON.stringify(problema.errores)}`);
    return cuerpo;
  };
  const comoDueno = async (texto: string) => {
    const cliente = new pg.Client({ connectionString: prueba.url });
    await cliente.connect();
    try {
      await cliente.query(`select set_config('cuadra.accion', 'prueba', false)`);
      await cliente.query(texto);
    } finally {
      await cliente.end();
    }
  };
  return {
    ...prueba,
    llamarSinAceptar: aplicacion.llamar,
    contador: await prueba.entrar('contador@cuadra.demo'),
    contador2: await prueba.entrar('contador2@cuadra.demo'),
    auxiliar: await prueba.entrar('auxiliar@cuadra.demo'),
    forastero: await prueba.entrar('forastero@cuadra.demo'),
    crear,
    contabilizada: (token, cambios) => crear(token, { ...cambios, contabilizar: true }),
    comoDueno,
    limitar: (rol, clase, cada, alDia) =>
      comoDueno(
        `update politica set cada = ${cada}, al_dia = ${alDia} where (rol, clase) = ('${rol}', '${clase}')`,
      ),
    otroDia: () => comoDueno('delete from movido_por_dia; delete from autorizado_por_dia'),
  };
}

/** As if no account refused a balance contrary to its nature, for tests about something else. */
export const soloAvisan = ({ comoDueno }: Pick<Oficina, 'comoDueno'>): Promise<void> =>
  comoDueno(`update cuenta set saldo_contrario = 'avisa' where saldo_contrario <> 'avisa'`);

/** Q 50.00 of surplus in the petty cash, unless told otherwise. */
export function nueva(cambios: Cambios = {}): Nueva {
  return {
    fecha: '2026-11-10',
    tipo: 'diario',
    agencia: '01',
    concepto: 'Sobrante de caja chica',
    lineas: lineas(5_000),
    contabilizar: false,
    ...cambios,
  };
}

export function lineas(monto: number, debe = CAJA_CHICA, haber = SOBRANTES): LineaDePartida[] {
  return [alDebe(debe, monto), alHaber(haber, monto)];
}

export async function contratar(
  { db, reloj, url }: AplicacionDePrueba,
  correo: string,
  roles: Rol[],
  agencias: string[],
): Promise<void> {
  const contexto = contextoDelSistema(reloj.ahora(), 'prueba');
  await escribir(db, contexto, 'prueba', async (tx) => {
    const { contrasena } = await tx
      .selectFrom('usuario')
      .select('contrasena')
      .where('correo', '=', 'contador@cuadra.demo')
      .executeTakeFirstOrThrow();
    await darDeAlta(tx, contexto, { nombre: correo, correo, contrasena, roles: [], agencias });
  });
  await otorgarComoDueno(url, correo, roles);
}
