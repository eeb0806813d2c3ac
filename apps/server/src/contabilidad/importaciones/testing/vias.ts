// Every path by which somebody posts one partida: the desk, a draft, a program, a lote and a sheet. What each answers, said
// alike, so that the same cases may be tried by all of them.
import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import { terminarPartida } from '@cuadra/contract/contabilidad/borradores/terminar-partida';
import { contabilizarLote, importarPartidas, NDJSON } from '@cuadra/contract/contabilidad/importaciones/lote';
import { CSV } from '@cuadra/contract/medios';
import { type Cambios, nueva, type Oficina } from '#contabilidad/libro/testing/oficina.ts';

/** What was asked for, or that it is done. */
export type Respuesta = 'hecha' | 'otra persona' | string[];
export type Via = (oficina: Oficina, cambios: Cambios, token: string) => Promise<Respuesta>;

export const VIAS = {
  'el escritorio (terminar)': async (oficina, cambios, token) => {
    const body = { ...escritaDe(cambios), destino: 'contabilizar' as const };
    const respuesta = await oficina.llamarSinAceptar(terminarPartida, { body }, { token });
    if (respuesta.status >= 300) return leer(respuesta);
    const { cuerpo } = respuesta;
    if (cuerpo.resultado === 'hecha') return 'hecha';
    return cuerpo.aprobacion === null ? cuerpo.advertencias.map(({ codigo }) => codigo) : 'otra persona';
  },
  'un borrador (contabilizar)': async (oficina, cambios, token) => {
    const { id } = await oficina.crear(token, cambios);
    const respuesta = await oficina.llamarSinAceptar(
      borradores.contabilizarPartida,
      { params: { id }, query: {} },
      { token },
    );
    // What was refused stays a draft: the next path must not find it.
    if (respuesta.status >= 300)
      await oficina.llamar(borradores.descartarPartida, { params: { id } }, { token });
    return leer(respuesta);
  },
  'un programa (crear)': async (oficina, cambios, token) =>
    leer(
      await oficina.llamarSinAceptar(
        borradores.crearPartida,
        { body: nueva({ ...cambios, contabilizar: true }) },
        { token },
      ),
    ),
  'un programa con llave': async (oficina, cambios, token) =>
    leer(
      await oficina.llamarSinAceptar(
        borradores.crearPartida,
        { body: nueva({ ...cambios, contabilizar: true }) },
        { token, llave: crypto.randomUUID() },
      ),
    ),
  'un lote': async (oficina, cambios, token) =>
    leer(
      await oficina.llamarSinAceptar(
        contabilizarLote,
        { query: {}, body: { mediaType: NDJSON, bytes: Buffer.from(JSON.stringify(escritaDe(cambios))) } },
        { token },
      ),
    ),
  'una hoja': async (oficina, cambios, token) =>
    leer(
      await oficina.llamarSinAceptar(
        importarPartidas,
        { query: { ensayo: 'false' }, body: { mediaType: CSV, bytes: Buffer.from(comoCsv(cambios)) } },
        { token },
      ),
    ),
} satisfies Record<string, Via>;

export const escritaDe = (cambios: Cambios) => {
  const { contabilizar: _, aceptadas: __, ...escrita } = nueva(cambios);
  return escrita;
};

interface Negada {
  readonly status: number;
  readonly problema: { codigo: string; errores?: { codigo: string }[] | undefined };
}

const ASKED = new Set(['ADVERTENCIA_SIN_ACEPTAR', 'IMPORTACION_CON_ERRORES']);

function leer({ status, problema }: Negada): Respuesta {
  if (status < 300) return 'hecha';
  const codigos = (problema.errores ?? []).map(({ codigo }) => codigo);
  if (codigos.includes('REQUIERE_APROBACION')) return 'otra persona';
  return ASKED.has(problema.codigo) ? codigos : [problema.codigo];
}

function comoCsv(cambios: Cambios): string {
  const { fecha, tipo, agencia, concepto, lineas: suyas } = nueva(cambios);
  const enQuetzales = (monto = 0) => (monto === 0 ? '' : (monto / 100).toFixed(2));
  const filas = suyas.map(({ idCuenta, debe, haber }) =>
    ['1', fecha, tipo, agencia, concepto, idCuenta, enQuetzales(debe), enQuetzales(haber)].join(','),
  );
  return ['partida,fecha,tipo,agencia,concepto,idCuenta,debe,haber', ...filas].join('\n');
}
