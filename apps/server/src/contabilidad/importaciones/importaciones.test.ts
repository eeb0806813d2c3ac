// An import is something to come back to: who, which file, when, how much, why its warnings were accepted, and each of its
// partidas wherever it went. The same file, and the same entries, are known when they come again.
import { listarAdvertencias } from '@cuadra/contract/contabilidad/borradores/advertencias';
import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import { listarPorAprobar } from '@cuadra/contract/contabilidad/borradores/por-aprobar';
import * as contrato from '@cuadra/contract/contabilidad/importaciones/importaciones';
import { type DestinoDeLote, importarPartidas } from '@cuadra/contract/contabilidad/importaciones/lote';
import { CSV } from '@cuadra/contract/medios';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { abrirOficina, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import { lugares, verLibro } from './testing/lotes.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());
beforeEach(() => oficina.otroDia());

const ENCABEZADO = 'partida,fecha,tipo,agencia,concepto,idCuenta,debe,haber';
let serie = 0;

interface Fila {
  readonly concepto?: string;
  readonly monto?: string;
  readonly agencia?: string;
  readonly fecha?: string;
  readonly tipo?: string;
}

function hoja(...filas: readonly Fila[]): string {
  serie++;
  const lineas = filas.flatMap(
    (
      { concepto = `Hoja ${serie}`, monto = '50.00', agencia = '01', fecha = '2026-11-10', tipo = 'diario' },
      n,
    ) => {
      const comun = `${n + 1},${fecha},${tipo},${agencia},${concepto}`;
      return [`${comun},1011010103,${monto},`, `${comun},603102,,${monto}`];
    },
  );
  return [ENCABEZADO, ...lineas].join('\n');
}

interface Subida {
  readonly destino?: DestinoDeLote;
  readonly token?: string;
  readonly ensayo?: boolean;
  readonly aceptadas?: string;
  readonly leidas?: string;
}

function subir(texto: string, { ensayo = false, token = oficina.contador, ...orden }: Subida = {}) {
  return oficina.llamarSinAceptar(
    importarPartidas,
    {
      query: { ensayo: ensayo ? 'true' : 'false', nombre: 'Pólizas de noviembre.csv', ...orden },
      body: { mediaType: CSV, bytes: Buffer.from(texto) },
    },
    { token },
  );
}

async function importada(texto: string, orden: Subida = {}): Promise<string> {
  const { cuerpo, problema } = await subir(texto, orden);
  if (cuerpo.importacion == null) throw new Error(JSON.stringify(problema));
  return cuerpo.importacion;
}

const ver = (id: string, token = oficina.contador) =>
  oficina.llamar(contrato.verImportacion, { params: { id } }, { token });
const partidasDe = (id: string, query = {}, token = oficina.contador) =>
  oficina.llamar(contrato.listarPartidasImportadas, { params: { id }, query }, { token });

describe('el mismo archivo otra vez', () => {
  it('se dice quién lo trajo y cuándo; sin motivo no entra, con motivo sí, y queda', async () => {
    const texto = hoja({ concepto: 'Planilla' });
    const primera = await importada(texto);
    const antes = await verLibro(oficina);
    const negada = await subir(texto);
    expect([negada.status, negada.problema.codigo]).toEqual([422, 'ADVERTENCIA_SIN_ACEPTAR']);
    expect(negada.problema.errores?.map(({ codigo }) => codigo)).toEqual([
      'ARCHIVO_REPETIDO',
      'POSIBLE_DUPLICADA',
    ]);
    expect(await verLibro(oficina)).toEqual(antes);

    const { cuerpo } = await subir(texto, { ensayo: true });
    expect(cuerpo.advertencias).toMatchObject({
      total: 2,
      porCodigo: [
        { codigo: 'ARCHIVO_REPETIDO', cuantas: 1 },
        { codigo: 'POSIBLE_DUPLICADA', cuantas: 1 },
      ],
      anteriores: [{ id: primera, nombre: 'Pólizas de noviembre.csv', partidas: 1 }],
    });
    const motivos = ['ARCHIVO_REPETIDO', 'POSIBLE_DUPLICADA'].map((codigo) => ({
      codigo,
      motivo: `Por ${codigo}`,
    }));
    const id = await importada(texto, {
      aceptadas: JSON.stringify(motivos),
      leidas: cuerpo.advertencias.sena,
    });
    expect((await ver(id)).cuerpo.aceptadas).toEqual([
      { codigo: 'ARCHIVO_REPETIDO', cuantas: 1, motivo: 'Por ARCHIVO_REPETIDO' },
      { codigo: 'POSIBLE_DUPLICADA', cuantas: 1, motivo: 'Por POSIBLE_DUPLICADA' },
    ]);
    // With the partida itself, as by hand.
    const guardadas = await oficina.llamar(
      listarAdvertencias,
      { params: { id } },
      { token: oficina.contador },
    );
    expect(guardadas.cuerpo.map(({ codigo, motivo }) => [codigo, motivo])).toEqual([
      ['POSIBLE_DUPLICADA', 'Por POSIBLE_DUPLICADA'],
    ]);
  });

  it('si desde que se leyó hay otra más, hay que leer de nuevo', async () => {
    const fila = { concepto: 'Renta del local' };
    await importada(hoja(fila));
    const texto = hoja(fila, { concepto: 'Otra cosa' });
    const { sena } = (await subir(texto, { ensayo: true })).cuerpo.advertencias;
    await oficina.contabilizada(oficina.contador2, { concepto: 'Renta del local' });
    const aceptadas = JSON.stringify([{ codigo: 'POSIBLE_DUPLICADA', motivo: 'Son dos locales' }]);
    const { status, problema } = await subir(texto, { aceptadas, leidas: sena });
    expect([status, problema.codigo]).toEqual([409, 'ADVERTENCIA_CAMBIADA']);
  });

  it('las mismas entradas en otro archivo se cuentan: cuántas hay y cuántas habría', async () => {
    const fila = { concepto: 'Aporte' };
    await importada(hoja(fila));
    const { cuerpo } = await subir(hoja(fila, fila), { ensayo: true });
    expect(cuerpo.advertencias.lista.map(({ mensaje }) => mensaje)).toEqual([
      'Ya hay una partida de esa fecha con el mismo concepto y el mismo monto, Q 50.00.',
      'Ya hay una partida de esa fecha con el mismo concepto y el mismo monto, Q 50.00, y el mismo envío trae antes una partida más. Con esta habría 3.',
    ]);
  });
});

describe('todo lo que está mal, a la vez', () => {
  it('una celda que no se lee no esconde lo demás de su partida', async () => {
    const texto = [
      ENCABEZADO,
      '1,2026-13-40,diario,09,,9999,diez,',
      '1,,,,,603102,,10.00',
      '2,2027-01-01,diario,09,Buena,1011010103,5.00,',
      '2,,,,,603102,,5.00',
    ].join('\n');
    const { cuerpo } = await subir(texto, { ensayo: true });
    expect(lugares(cuerpo.errores).sort()).toEqual(
      [
        [2, 'agencia', 'AGENCIA_NO_EXISTE'],
        [2, 'concepto', 'CONCEPTO_VACIO'],
        [2, 'debe', 'LINEA_INVALIDA'],
        [2, 'fecha', 'FECHA_ILEGIBLE'],
        [2, 'idCuenta', 'CUENTA_NO_EXISTE'],
        [4, 'agencia', 'AGENCIA_NO_EXISTE'],
        [4, 'fecha', 'FECHA_FUTURA'],
      ].sort(),
    );
    expect(cuerpo.errores.find(({ campo }) => campo === 'agencia')?.mensaje).toBe('La agencia 09 no existe.');
  });

  it('una agencia que existe y no es suya se dice de otra manera', async () => {
    const { cuerpo } = await subir(hoja({ agencia: '01' }), { ensayo: true, token: oficina.forastero });
    expect(cuerpo.errores.map(({ mensaje }) => mensaje)).toEqual(['Su usuario no trabaja en la agencia 01.']);
  });
});

it('el ensayo dice cuánto suma, por agencia y mes, y las primeras como quedarán', async () => {
  const texto = hoja(
    { monto: '10.00' },
    { monto: '20.50', agencia: '02' },
    { monto: '5.25', fecha: '2026-10-30' },
    { monto: '1.00' },
  );
  const { cuerpo } = await subir(texto, { ensayo: true });
  expect(cuerpo.sumas).toEqual([
    { agencia: '01', mes: '2026-10', partidas: 1, debe: 525, haber: 525 },
    // 10.00 + 1.00
    { agencia: '01', mes: '2026-11', partidas: 2, debe: 1_100, haber: 1_100 },
    { agencia: '02', mes: '2026-11', partidas: 1, debe: 2_050, haber: 2_050 },
  ]);
  expect(cuerpo.muestra.map(({ linea, agencia, total }) => [linea, agencia, total])).toEqual([
    [2, '01', 1_000],
    [4, '02', 2_050],
    [6, '01', 525],
    [8, '01', 100],
  ]);
});

describe('adónde va', () => {
  it('como borradores: son de quien los trajo, sin advertencias, y pueden estar incompletos', async () => {
    const texto = `${ENCABEZADO}\n1,2026-11-02,diario,01,A medias,9999,50.00,`;
    const id = await importada(texto, { destino: 'borradores' });
    const { cuerpo } = await ver(id);
    expect(cuerpo).toMatchObject({
      estado: 'pendiente',
      borradores: 1,
      contabilizadas: 0,
      debe: 5_000,
      haber: 0,
    });
    const [borrador] = (await partidasDe(id)).cuerpo.partidas;
    expect(borrador).toMatchObject({ id, estado: 'borrador', numero: null, concepto: 'A medias' });
    expect(borrador?.autor?.nombre).toBe(cuerpo.por.nombre);
    await oficina.llamar(borradores.descartarPartida, { params: { id } }, { token: oficina.contador });
    expect((await ver(id)).cuerpo).toMatchObject({ estado: 'descartada', descartadas: 1 });
    expect((await partidasDe(id)).cuerpo.partidas).toEqual([]);
  });

  it('a revisión: nadie aprueba lo que importó; aprobada, la importación está completa', async () => {
    const id = await importada(hoja({ concepto: 'A revisión' }), { destino: 'revision' });
    expect((await ver(id)).cuerpo).toMatchObject({ estado: 'pendiente', enRevision: 1 });
    const propia = await oficina.llamar(
      borradores.aprobarPartida,
      { params: { id }, query: {} },
      { token: oficina.contador },
    );
    expect(propia.problema.codigo).toBe('APROBACION_PROPIA');
    const { cuerpo } = await oficina.llamar(listarPorAprobar, {}, { token: oficina.contador2 });
    const espera = cuerpo.partidas.find(({ partida }) => partida.id === id);
    expect(espera?.enviadaPor?.nombre).toBe((await ver(id)).cuerpo.por.nombre);
    await oficina.llamar(
      borradores.aprobarPartida,
      { params: { id }, query: {} },
      { token: oficina.contador2 },
    );
    expect((await ver(id)).cuerpo).toMatchObject({ estado: 'completa', contabilizadas: 1, enRevision: 0 });
  });

  it('repartida: lo que cabe en su límite entra, y lo demás espera a otra persona', async () => {
    await oficina.limitar('contador', 'ingresa', 1_000_000, 1_500_000);
    const de = (monto: string) => ({ tipo: 'egreso', monto, concepto: `Repartida ${monto}` });
    // 10,000.00 fits; 20,000.00 is too much for one; 6,000.00 passes the day's 15,000.00; 5,000.00 fits again.
    const texto = hoja(de('10000.00'), de('20000.00'), de('6000.00'), de('5000.00'));
    const ensayo = await subir(texto, { ensayo: true, destino: 'repartir' });
    expect(ensayo.cuerpo).toMatchObject({ contabilizadas: 2, enRevision: 2, totalDeErrores: 0 });
    const id = await importada(texto, { destino: 'repartir' });
    const { cuerpo } = await partidasDe(id);
    expect(cuerpo.partidas.map(({ estado, debe }) => [estado, debe])).toEqual([
      ['contabilizada', 1_000_000],
      ['contabilizada', 500_000],
      ['en_revision', 2_000_000],
      ['en_revision', 600_000],
    ]);
    // By the limit of one partida, all of it is refused.
    expect((await subir(texto)).problema.codigo).toBe('IMPORTACION_CON_ERRORES');
    await oficina.limitar('contador', 'ingresa', null, null);
  });
});

describe('de quién se ve', () => {
  it('quien trabaja en una de sus agencias ve lo de esas; quien no, nada', async () => {
    const id = await importada(hoja({ agencia: '01', monto: '7.00' }, { agencia: '02', monto: '8.00' }));
    const deLa02 = (await ver(id, oficina.forastero)).cuerpo;
    expect(deLa02).toMatchObject({ agencias: ['02'], partidas: 1, contabilizadas: 1, debe: 800 });
    expect(
      (await partidasDe(id, {}, oficina.forastero)).cuerpo.partidas.map(({ agencia }) => agencia),
    ).toEqual(['02']);
    const ajena = await importada(hoja({ agencia: '01', concepto: 'Solo de la 01' }));
    expect((await ver(ajena, oficina.forastero)).status).toBe(404);
    expect((await partidasDe(ajena, {}, oficina.forastero)).status).toBe(404);
    const lista = await oficina.llamar(
      contrato.listarImportaciones,
      { query: {} },
      { token: oficina.forastero },
    );
    const ids = lista.cuerpo.importaciones.map((una) => una.id);
    expect([ids.includes(id), ids.includes(ajena)]).toEqual([true, false]);
  });

  it('por páginas, de la última a la primera, y sus partidas en su orden', async () => {
    const id = await importada(hoja(...[1, 2, 3].map((n) => ({ concepto: `En orden ${n}` }))));
    const una = await oficina.llamar(
      contrato.listarImportaciones,
      { query: { limite: 1 } },
      { token: oficina.contador },
    );
    expect(una.cuerpo.importaciones.map((importacion) => importacion.id)).toEqual([id]);
    const otra = await oficina.llamar(
      contrato.listarImportaciones,
      { query: { limite: 1, cursor: una.cuerpo.siguiente ?? '' } },
      { token: oficina.contador },
    );
    expect(otra.cuerpo.importaciones[0]?.id).not.toBe(id);
    const primera = await partidasDe(id, { limite: 2 });
    expect(primera.cuerpo.partidas.map(({ concepto }) => concepto)).toEqual(['En orden 1', 'En orden 2']);
    const segunda = await partidasDe(id, { limite: 2, cursor: primera.cuerpo.siguiente ?? '' });
    expect(segunda.cuerpo.partidas.map(({ concepto }) => concepto)).toEqual(['En orden 3']);
    expect(segunda.cuerpo.siguiente).toBeNull();
  });
});
