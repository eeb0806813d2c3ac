// The papers of the savings, read back: what each says comes from what moved, added up here; and nobody gets those of an agencia that
// is not theirs.
import { bajarArchivo, pedirArchivo, verVerificacion } from '@cuadra/contract/reportes/archivos';
import type { FiltrosPara } from '@cuadra/contract/reportes/lista';
import type { NombreDeReporte } from '@cuadra/contract/reportes/nombres';
import { centavos, formatearCifra, formatearQuetzales } from '@cuadra/core/dinero';
import { enLetras } from '@cuadra/core/en-letras';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contratar } from '#contabilidad/libro/testing/oficina.ts';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { faltasDeDisposicion } from '#platform/pdf/testing/disposicion.ts';
import { leerPdf } from '#platform/pdf/testing/leer-pdf.ts';
import { lineasDePdf } from '#platform/pdf/testing/lineas-de-pdf.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { deClase, movimientosDe, retenidoDe } from './testing/casos-de-ahorros.ts';
import { ISR, type MesDeAhorros, mesDeAhorros } from './testing/mes-de-ahorros.ts';

let mundo: AplicacionDePrueba;
let mes: MesDeAhorros;
let contador: string;
/** Works in agencia 01 alone. */
let ahorros: string;
let deOtra: string;
beforeAll(async () => {
  mundo = await aplicacionDePrueba({ config: { direccionPublica: 'https://cuadra.ejemplo.gt' } });
  mes = await mesDeAhorros(mundo);
  await contratar(mundo, 'ahorros-02@cuadra.demo', ['ahorros'], ['02']);
  contador = await mundo.entrar('contador@cuadra.demo');
  ahorros = await mundo.entrar('ahorros@cuadra.demo');
  deOtra = await mundo.entrar('ahorros-02@cuadra.demo');
});
afterAll(() => mundo?.cerrar());

const pedir = <N extends NombreDeReporte>(token: string, reporte: N, filtros: FiltrosPara<N>) =>
  mundo.llamar(
    pedirArchivo,
    { body: { reporte, formato: 'pdf', filtros: filtros as Record<string, unknown> } },
    { token },
  );

async function bajar<N extends NombreDeReporte>(token: string, reporte: N, filtros: FiltrosPara<N>) {
  const { status, cuerpo, problema } = await pedir(token, reporte, filtros);
  if (status !== 201) throw new Error(JSON.stringify(problema));
  const { cruda } = await mundo.llamar(bajarArchivo, { params: { id: cuerpo.id } }, { token });
  return { codigo: cuerpo.codigo, bytes: cruda.rawPayload };
}

const textos = async <N extends NombreDeReporte>(token: string, reporte: N, filtros: FiltrosPara<N>) =>
  (await lineasDePdf((await bajar(token, reporte, filtros)).bytes)).map(({ texto }) => texto);
const rechazo = async <N extends NombreDeReporte>(token: string, reporte: N, filtros: FiltrosPara<N>) =>
  (await pedir(token, reporte, filtros)).problema.codigo;
const cifra = (monto: number) => formatearCifra(centavos(monto));
const sigueIgual = async (codigo: string) =>
  (await mundo.llamar(verVerificacion, { params: { codigo } }, { token: contador })).cuerpo.sigueIgual;

describe('el estado de cuenta', () => {
  it('de días sin movimientos dice el saldo que había, y el interés y su ISR son dos movimientos', async () => {
    const vacio = await textos(contador, 'estado-de-cuenta-ahorro', {
      ...{ cuenta: mes.una.id, desde: '2026-02-01', hasta: '2026-02-28' },
    });
    const deAntes = cifra(500_000_05 + 1_234_56 - 123_46);
    expect(vacio).toContain(`01/02/2026|Saldo inicial|${deAntes}`);
    expect(vacio).toContain(`28/02/2026|Totales y saldo final|0.00|0.00|${deAntes}`);
    const octubre = await textos(contador, 'estado-de-cuenta-ahorro', {
      ...{ cuenta: mes.una.id, desde: '2026-10-01', hasta: '2026-10-31' },
    });
    // 1,551,044,685 centavos by days at 3.5 % over 365, and a tenth of it.
    expect(octubre.join('\n')).toContain('Intereses|1,487.30|');
    expect(octubre.join('\n')).toContain('Retención de ISR|148.73|');
    expect(octubre).toContain('Intereses abonados en estas fechas: Q 1,487.30. ISR retenido: Q 148.73.');
    expect(octubre).toContain(
      `05/10/2026|05/10/2026|Retiro|BOLETA-2|1,000.00|${cifra(499_000_05 + 1_111_10)}`,
    );
  });

  it('el orden de las fechas importa, y lo de otra agencia no se encuentra', async () => {
    const dias = { desde: '2026-10-01', hasta: '2026-10-31' };
    expect(
      await rechazo(contador, 'estado-de-cuenta-ahorro', {
        ...dias,
        cuenta: mes.una.id,
        hasta: '2026-09-30',
      }),
    ).toBe('PETICION_INVALIDA');
    expect(await rechazo(deOtra, 'estado-de-cuenta-ahorro', { ...dias, cuenta: mes.una.id })).toBe(
      'NO_ENCONTRADO',
    );
    expect(await rechazo(ahorros, 'estado-de-cuenta-ahorro', { ...dias, cuenta: mes.deOtraAgencia.id })).toBe(
      'NO_ENCONTRADO',
    );
  });
});

describe('el certificado de plazo', () => {
  it('dice titulares, monto en cifras y en letras, tasa, plazo, vencimiento y qué pasa entonces', async () => {
    const { bytes, codigo } = await bajar(ahorros, 'certificado-de-plazo', { cuenta: mes.aPlazo.id });
    const pdf = await leerPdf(bytes);
    expect([pdf.paginas.length, faltasDeDisposicion(pdf)]).toEqual([1, []]);
    const dicho = (await lineasDePdf(bytes)).map(({ texto }) => texto);
    for (const linea of [
      'Q 10,000.00',
      `Son: ${enLetras(centavos(10_000_00))}`,
      'Titulares|Julia Estela Caal Pop «La Ñata», asociado 1, DPI 1234567890101',
      'Tasa anual|6.525 %',
      'Plazo|180 días',
      'Apertura|03/08/2026',
      'Vencimiento|30/01/2027',
      'Al vencer|Se renueva por 180 días más, a la tasa que rija ese día',
      'Julia Estela Caal Pop «La Ñata»|Óscar Iván Reyes Tut',
    ])
      expect(dicho).toContainEqual(expect.stringContaining(linea));
    expect(await sigueIgual(codigo)).toBe(true);
  });

  it('una cuenta a la vista no tiene, ni una de otra agencia', async () => {
    const { status, problema } = await pedir(ahorros, 'certificado-de-plazo', { cuenta: mes.una.id });
    expect([status, problema.codigo, JSON.stringify(problema)]).toEqual([
      409,
      'ESTADO_NO_ADMITE',
      expect.stringContaining('no es a plazo'),
    ]);
    expect(await rechazo(deOtra, 'certificado-de-plazo', { cuenta: mes.aPlazo.id })).toBe('NO_ENCONTRADO');
  });
});

describe('las líneas de una corrida', () => {
  it('las recibe quien es de todas sus agencias, con quién calculó, quién aprobó y la huella', async () => {
    expect(await rechazo(ahorros, 'lineas-de-corrida', { corrida: mes.corrida })).toBe('NO_ENCONTRADO');
    const todas = await textos(contador, 'lineas-de-corrida', { corrida: mes.corrida });
    const deUna = await textos(contador, 'lineas-de-corrida', { corrida: mes.corrida, agencia: '01' });
    expect(deUna.join('\n')).not.toContain('02-AHC-000001');
    expect(todas.join('\n')).toContain('02-AHC-000001');
    expect(todas).toContainEqual(expect.stringMatching(/^Aprobada por\|María Fernanda Coy Leal, /));
    expect(todas).toContainEqual(expect.stringMatching(/^Huella\|[0-9a-f]{64}$/));
    expect(todas.join('\n')).toContain('No tuvo saldo en el período.');
    const sinPago = await textos(contador, 'lineas-de-corrida', { corrida: mes.corrida, estado: 'sin-pago' });
    expect(sinPago.join('\n')).toContain('01-AHC-000003');
    expect(sinPago.join('\n')).not.toContain('01-AHC-000001');
    const deJulia = await textos(contador, 'lineas-de-corrida', {
      corrida: mes.corrida,
      texto: 'julia caal',
    });
    expect(deJulia.join('\n')).not.toContain('02-AHC-000001');
  });

  it('una sin aprobar lo dice; una que no existe no se encuentra', async () => {
    const dicho = await textos(contador, 'lineas-de-corrida', { corrida: mes.porAprobar });
    expect(dicho).toContain('Aprobada por|Sin aprobar');
    expect(await rechazo(contador, 'lineas-de-corrida', { corrida: 999 })).toBe('NO_ENCONTRADO');
    expect(await rechazo(ahorros, 'lineas-de-corrida', { corrida: mes.corrida, agencia: '02' })).toBe(
      'SIN_AGENCIA',
    );
  });
});

describe('el ISR de un mes', () => {
  it('suma lo que los libros dejaron por pagar en el mes; lo exento se dice aparte', async () => {
    const { rows } = await sql<{ isr: number }>`select sum(haber - debe)::bigint as isr from linea
      where id_cuenta = ${ISR} and fecha between '2026-10-01' and '2026-10-31'`.execute(mundo.db);
    const retenido = rows[0]?.isr ?? 0;
    const delMes = (await movimientosDe(mundo)).filter(({ fecha }) => fecha.startsWith('2026-10'));
    expect(retenido).toBe(retenidoDe(delMes));
    const dicho = await textos(contador, 'resumen-de-isr', { anio: 2026, mes: 10 });
    expect(dicho.join(' ')).toContain(
      `dejaron ${formatearQuetzales(centavos(retenido))} por pagar en las cuentas de ISR: lo mismo que se retuvo`,
    );
    expect(dicho.join('\n')).toContain(`Total|3|${cifra(deClase(delMes, 'interes'))}|237.81|`);
  });

  it('lo traído de otro sistema se suma y no se busca en los libros; un mes sin nada también se imprime', async () => {
    const traido = await textos(contador, 'resumen-de-isr', { anio: 2025, mes: 12 });
    expect(traido.join('\n')).toContain('Total|1|1,234.56|0.00|1,234.56|123.46');
    expect(traido.join(' ')).toContain('dejaron Q 0.00 por pagar en las cuentas de ISR: lo mismo');
    const nada = await textos(contador, 'resumen-de-isr', { anio: 2024, mes: 5 });
    expect(nada.join('\n')).toContain('Total|0|0.00|0.00|0.00|0.00');
  });
});

describe('la constancia de retención', () => {
  it('dice quién retuvo, a quién y cuánto, en cifras y en letras; cada persona en su hoja', async () => {
    const filtros = { anio: 2026, asociados: [...mes.asociados] };
    const { bytes } = await bajar(contador, 'constancia-de-retencion', filtros);
    const pdf = await leerPdf(bytes);
    expect([pdf.paginas.length, faltasDeDisposicion(pdf)]).toEqual([3, []]);
    const dicho = (await lineasDePdf(bytes)).map(({ texto }) => texto);
    expect(dicho.filter((texto) => texto.endsWith('Página 1 de 1'))).toHaveLength(3);
    for (const linea of [
      'Agente retenedor|Cooperativa Integral de Ahorro y Crédito La Ceiba, R.L.',
      'NIT|123456K',
      'NIT|No registrado',
      `Intereses pagados: ${enLetras(centavos(1_487_30))}`,
      `ISR retenido: ${enLetras(centavos(148_73))}`,
      '01-AHC-000002|Ahorro corriente, agencia 01|237.81|0.00',
    ])
      expect(dicho).toContain(linea);
  });

  it('dice todas sus cuentas o ninguna: quien no es de todas sus agencias no la da', async () => {
    const [primero, , tercero] = mes.asociados;
    const de = (asociado: string) => ({ anio: 2026, asociados: [asociado] });
    // Whoever has nothing in an agencia does not exist for its people.
    expect(await rechazo(ahorros, 'constancia-de-retencion', de(tercero))).toBe('NO_ENCONTRADO');
    expect(await rechazo(deOtra, 'constancia-de-retencion', de(primero))).toBe('NO_ENCONTRADO');
    await comoDueno(
      mundo.url,
      `select set_config('cuadra.accion', 'prueba', false)`,
      `insert into titular (cuenta, asociado, orden) values (${mes.deOtraAgencia.id}, '${primero}', 2)`,
    );
    expect(await rechazo(deOtra, 'constancia-de-retencion', de(primero))).toBe('SIN_AGENCIA');
    expect((await pedir(deOtra, 'constancia-de-retencion', de(tercero))).status).toBe(201);
    const nadie = '00000000-0000-4000-8000-000000000000';
    expect(await rechazo(contador, 'constancia-de-retencion', de(nadie))).toBe('NO_ENCONTRADO');
  });
});
