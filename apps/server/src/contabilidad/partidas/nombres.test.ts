// A partida keeps the names that its people had when they signed it: whoever is renamed later does not change old documents.
import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import { comprobantePdf } from '@cuadra/contract/contabilidad/comprobantes';
import * as contrato from '@cuadra/contract/contabilidad/partidas';
import { listarPartidasDeReapertura } from '@cuadra/contract/contabilidad/periodos/cierre';
import { listarPartidasDiario } from '@cuadra/contract/contabilidad/reporte-partidas';
import { revertirPartida } from '@cuadra/contract/contabilidad/reversion';
import { bajarArchivo, pedirArchivo, verVerificacion } from '@cuadra/contract/reportes/archivos';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  partida as deLote,
  enviar as enviarLote,
  ndjson,
} from '#contabilidad/importaciones/testing/lotes.ts';
import { abrirOficina, lineas, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import { verificar } from '#contabilidad/verificacion/verificar.ts';
import { lineasDePdf } from '#platform/pdf/testing/lineas-de-pdf.ts';

const JOSE = 'José Alfredo Tiul Choc';
const CARLOS = 'Carlos Enrique Xol Pop';

let oficina: Oficina;
let otra: string;
/** Begun by José, corrected by Carlos, approved by the other contador; and one that came in a lote. */
let id: string;
let importada: string;
let reversion: string;
let codigo: string;

beforeAll(async () => {
  oficina = await abrirOficina();
  const { auxiliar, contador, contador2 } = oficina;
  const borrador = await oficina.crear(auxiliar, { concepto: 'De tres manos', lineas: lineas(2_000_000) });
  id = borrador.id;
  const corregida = { version: borrador.version, concepto: 'De tres manos, corregida' };
  await oficina.llamar(borradores.editarPartida, { params: { id }, body: corregida }, { token: contador });
  await oficina.llamar(borradores.enviarPartida, { params: { id }, query: {} }, { token: contador });
  const aprobada = await oficina.llamar(
    borradores.aprobarPartida,
    { params: { id }, query: {} },
    { token: contador2 },
  );
  otra = aprobada.cuerpo.aprobador?.nombre ?? '';
  await enviarLote(oficina, ndjson(deLote({ concepto: 'Traída' })), { token: contador });
  importada = (
    await oficina.db
      .selectFrom('partida')
      .select('id')
      .where('concepto', '=', 'Traída')
      .executeTakeFirstOrThrow()
  ).id;
  const revertida = await oficina.llamar(
    revertirPartida,
    { params: { id: importada }, body: { fecha: '2026-11-16', motivo: 'Repetida' } },
    { token: contador },
  );
  reversion = revertida.cuerpo.id;
  codigo = (await pedir()).codigo ?? '';
  await oficina.comoDueno(`
    insert into reapertura (anio, mes, agencia, reabierta_en, motivo, desde_numero) values (2026, 11, '01', now(), 'Prueba', 0);
    update usuario set nombre = 'Otro nombre' where nombre in ('${JOSE}', '${CARLOS}', '${otra}')`);
});
afterAll(() => oficina.cerrar());

const conToken = () => ({ token: oficina.contador });
const pedir = async () =>
  (
    await oficina.llamar(
      pedirArchivo,
      { body: { reporte: 'partidas', formato: 'csv', filtros: { ids: id } } },
      conToken(),
    )
  ).cuerpo;

it('al verla, en la lista y en el diario: los que tenían', async () => {
  const vista = await oficina.llamar(contrato.verPartida, { params: { id } }, conToken());
  expect(vista.cuerpo).toMatchObject({
    autor: { nombre: CARLOS },
    iniciadaPor: { nombre: JOSE },
    aprobador: { nombre: otra },
  });
  const lista = await oficina.llamar(contrato.listarPartidas, { query: {} }, conToken());
  expect(lista.cuerpo.partidas.map(({ autor }) => autor?.nombre)).toEqual([CARLOS, CARLOS, CARLOS]);
  const diario = await oficina.llamar(
    listarPartidasDiario,
    { query: { desde: '2026-11-01', hasta: '2026-11-30' } },
    conToken(),
  );
  const enDiario = diario.cuerpo.partidas.find((partida) => partida.id === id);
  expect([enDiario?.autor?.nombre, enDiario?.iniciadaPor?.nombre]).toEqual([CARLOS, JOSE]);
});

it('en su historia, cada hecho con el nombre de entonces; lo que se haga desde ahora, con el nuevo', async () => {
  const { cuerpo } = await oficina.llamar(contrato.verPartida, { params: { id } }, conToken());
  expect(cuerpo.historia.map(({ accion, actor }) => [accion, actor])).toEqual([
    ['partidas:crear', JOSE],
    ['partidas:editar', CARLOS],
    ['partidas:enviar', CARLOS],
    ['partidas:aprobar', otra],
  ]);
  const nueva = await oficina.contabilizada(oficina.contador2);
  const { cuerpo: despues } = await oficina.llamar(
    contrato.verPartida,
    { params: { id: nueva.id } },
    conToken(),
  );
  expect([despues.autor?.nombre, despues.historia[0]?.actor]).toEqual(['Otro nombre', 'Otro nombre']);
});

it('lo importado y su reversión también', async () => {
  for (const una of [importada, reversion]) {
    const { cuerpo } = await oficina.llamar(contrato.verPartida, { params: { id: una } }, conToken());
    expect(cuerpo.autor?.nombre).toBe(CARLOS);
  }
});

it('el comprobante dice quién la elaboró, quién la inició y quién la aprobó', async () => {
  const { cruda } = await oficina.llamar(comprobantePdf, { params: { id } }, conToken());
  const textos = (await lineasDePdf(cruda.rawPayload)).map(({ texto }) => texto);
  expect(textos).toContain(`Iniciada por|${JOSE}`);
  expect(textos.at(-2)).toBe([CARLOS, otra, otra].join('|'));
  // Only who prints it now is called as they are now.
  expect(textos.slice(0, -1).join('\n')).not.toContain('Otro nombre');
});

it('el reporte dice lo mismo, y el código de uno anterior lo confirma', async () => {
  const { id: archivo } = await pedir();
  const { cruda } = await oficina.llamar(bajarArchivo, { params: { id: archivo } }, conToken());
  expect(cruda.payload).toContain(CARLOS);
  expect(cruda.payload).not.toContain('Otro nombre');
  const { cuerpo } = await oficina.llamar(verVerificacion, { params: { codigo } }, conToken());
  expect(cuerpo.sigueIgual).toBe(true);
});

it('lo contabilizado en una reapertura', async () => {
  const { id: reapertura } = await oficina.db.selectFrom('reapertura').select('id').executeTakeFirstOrThrow();
  const { cuerpo } = await oficina.llamar(
    listarPartidasDeReapertura,
    { params: { anio: 2026, mes: 11, agencia: '01', id: reapertura } },
    conToken(),
  );
  expect(cuerpo.partidas[0]?.autor?.nombre).toBe(CARLOS);
});

it('los libros siguen limpios', async () => {
  expect((await verificar(oficina.db)).hallazgos).toEqual([]);
});
