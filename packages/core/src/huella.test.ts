// What was sealed once must be said the same for ever: these texts are those of the partidas that are in the books.
import { expect, it } from 'vitest';
import { contenidoDePartida, type PartidaSellada } from './huella.ts';
import { alDebe, alHaber } from './testing/lineas.ts';

const partida: PartidaSellada = {
  ejercicio: 2026,
  numero: 7,
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  tipo: 'diario',
  fecha: '2026-03-05',
  fechaDocumento: null,
  registradaEn: '2026-03-05T16:00:00.123Z',
  agencia: '01',
  concepto: 'Venta «de contado»\ny ñandú 😀',
  esManual: true,
  autor: '00000000-0000-4000-8000-00000000000a',
  aprobador: null,
  revierte: null,
  motivo: null,
  origen: 'manual',
  iniciadaPor: null,
  operacion: null,
  autorizacion: null,
  movimientos: null,
  lineas: [
    { ...alDebe('1011010103', 5_000), documento: 'F-1' },
    { ...alHaber('603102', 5_000), concepto: 'x' },
  ],
  nombres: null,
};
const comun = `"01890a5d-ac96-774b-bcce-b302099a8057","diario","2026-03-05",null,"2026-03-05T16:00:00.123Z","01","Venta «de contado»\\ny ñandú 😀",true,"00000000-0000-4000-8000-00000000000a",null,null,null`;
const lineas = '[["1011010103",5000,0,null,"F-1"],["603102",0,5000,"x",null]]';

it('lo sellado antes que los nombres se dice como entonces', () => {
  expect(contenidoDePartida(partida)).toBe(`[1,2026,7,${comun},${lineas}]`);
});

it('con nombres lleva también de dónde viene, quién la empezó, y los nombres al final', () => {
  const nombres = { version: 3, huella: 'ab'.repeat(32), autor: 'c3b1', aprobador: null, iniciadaPor: null };
  const contenido = contenidoDePartida({ ...partida, nombres });
  expect(contenido).toBe(
    `[2,2026,7,${comun},"manual",null,${lineas},3,"${'ab'.repeat(32)}","c3b1",null,null]`,
  );
  expect(JSON.parse(contenido)).toHaveLength(23);
});

it('con operación la lleva sellada, y la autorización con que se hizo', () => {
  const nombres = { version: 3, huella: 'ab'.repeat(32), autor: 'c3b1', aprobador: null, iniciadaPor: null };
  const final = `${lineas},3,"${'ab'.repeat(32)}","c3b1",null,null]`;
  const sola = { ...partida, nombres, operacion: 'partida' };
  expect(contenidoDePartida(sola)).toBe(`[3,2026,7,${comun},"manual",null,"partida",null,${final}`);
  const autorizacion = '01890a5d-ac96-774b-bcce-b302099a8058';
  expect(contenidoDePartida({ ...sola, operacion: 'cheque', autorizacion })).toBe(
    `[3,2026,7,${comun},"manual",null,"cheque","${autorizacion}",${final}`,
  );
});

it('lo sellado antes que las operaciones no se dice igual si ahora tiene una', () => {
  const nombres = { version: 3, huella: 'ab'.repeat(32), autor: 'c3b1', aprobador: null, iniciadaPor: null };
  for (const sellada of [partida, { ...partida, nombres }])
    for (const puesta of [{ operacion: 'interes' }, { autorizacion: partida.id }])
      expect(contenidoDePartida({ ...sellada, ...puesta })).not.toBe(contenidoDePartida(sellada));
});

const MOVIMIENTOS = 'cd'.repeat(32);

it('con movimientos de ahorro lleva su resumen después de la autorización', () => {
  const nombres = { version: 3, huella: 'ab'.repeat(32), autor: 'c3b1', aprobador: null, iniciadaPor: null };
  const conMovimientos = { ...partida, nombres, operacion: 'ajuste-de-ahorro', movimientos: MOVIMIENTOS };
  const contenido = contenidoDePartida(conMovimientos);
  expect(contenido).toBe(
    `[4,2026,7,${comun},"manual",null,"ajuste-de-ahorro",null,"${MOVIMIENTOS}",${lineas},3,"${'ab'.repeat(32)}","c3b1",null,null]`,
  );
  expect(JSON.parse(contenido)).toHaveLength(26);
  expect(contenidoDePartida({ ...conMovimientos, movimientos: 'ce'.repeat(32) })).not.toBe(contenido);
});

it('el resumen de los movimientos no se pone ni se quita después, con ninguna de las formas', () => {
  const nombres = { version: 3, huella: 'ab'.repeat(32), autor: 'c3b1', aprobador: null, iniciadaPor: null };
  const formas = [partida, { ...partida, nombres }, { ...partida, nombres, operacion: 'interes' }];
  for (const sellada of formas)
    expect(contenidoDePartida({ ...sellada, movimientos: MOVIMIENTOS })).not.toBe(
      contenidoDePartida(sellada),
    );
});
