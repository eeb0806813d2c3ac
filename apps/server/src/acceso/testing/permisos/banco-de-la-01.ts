// A bank account whose partidas are of agencia 01, for whoever works in another one to ask about. The account itself is the
// institution's: everybody who compares sees it.
import type { InjectOptions } from 'fastify';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';

export interface BancoDeLa01 {
  readonly cuenta: string;
  readonly responsable: string;
}

const BANCO = '00000000-0000-4000-8000-0000000000b1';
/** Nothing else of the tests moves them. */
const CUENTA = '1011030104';
const OTRA_CUENTA = '1011030103';

export async function abrirBancoDeLa01(url: string): Promise<BancoDeLa01> {
  const [contador] = await comoDueno(
    url,
    `insert into cuenta_bancaria (id, banco, numero, nombre, id_cuenta, agencia, responsable, desde, saldo_banco_inicial)
     select '${BANCO}', 'BAM', '30-1', 'BAM, monetaria', '${CUENTA}', '01', u.id, '2026-10-01', 0
     from usuario u where u.correo = 'contador@cuadra.demo'`,
    `select u.id from usuario u where u.correo = 'contador@cuadra.demo'`,
  );
  return { cuenta: BANCO, responsable: idDe(contador) };
}

const idDe = (fila: Record<string, unknown> | undefined): string => String(Object.values(fila ?? {})[0]);

type Peticion = Pick<InjectOptions, 'headers' | 'payload' | 'query'> & {
  readonly params?: Readonly<Record<string, string>>;
};

const bancos = '/api/contabilidad/bancos';

const EN_MESA = { anio: 2026, mes: 11, revision: 0 };
const CONTRA = { idCuenta: '706105', concepto: 'Comisión' };

export function peticionesDeBancos(
  { cuenta, responsable }: BancoDeLa01,
  partida: string,
): [string, Peticion][] {
  const datos = {
    ...{ banco: 'G&T', numero: '44-1', nombre: 'G&T, monetaria', agencia: '01', perfil: null, responsable },
    ...{ ventanaDias: 10, caducidadDias: 180 },
  };
  const nueva = { ...datos, idCuenta: OTRA_CUENTA, desde: '2026-10-01', saldoBancoInicial: 0 };
  return [
    [`POST ${bancos}/cuentas`, { payload: nueva }],
    [
      `PATCH ${bancos}/cuentas/:id`,
      { params: { id: cuenta }, payload: { ...datos, version: 0, activa: true } },
    ],
    [`PUT ${bancos}/cuentas/:id/inicio`, { params: { id: cuenta }, payload: { saldoBanco: 0, cheques: [] } }],
    // Whoever does not work there posts nothing, whatever the line.
    [
      `POST ${bancos}/cuentas/:id/cruces`,
      {
        params: { id: cuenta },
        payload: { ...EN_MESA, lineas: [{ id: partida }], movimientos: [], ajuste: { ...CONTRA } },
      },
    ],
    [
      `POST ${bancos}/cuentas/:id/partidas`,
      { params: { id: cuenta }, payload: { ...EN_MESA, lineas: [partida], ...CONTRA } },
    ],
    [
      `POST ${bancos}/partidas/:id/deshacer`,
      { params: { id: partida }, payload: { fecha: '2026-11-16', motivo: 'No era de aquí' } },
    ],
  ];
}
