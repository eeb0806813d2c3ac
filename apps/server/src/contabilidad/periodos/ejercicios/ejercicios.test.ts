import { crearPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import { verEstadoFinanciero } from '@cuadra/contract/contabilidad/estados-financieros';
import { verIndiceDeDiario } from '@cuadra/contract/contabilidad/libro-diario';
import * as contrato from '@cuadra/contract/contabilidad/periodos/ejercicios';
import {
  cerrarEjercicio,
  cerrarPeriodo,
  verCierreDeEjercicio,
} from '@cuadra/contract/contabilidad/periodos/periodos';
import { reabrirPeriodo } from '@cuadra/contract/contabilidad/periodos/reaperturas';
import { CERO, centavos } from '@cuadra/core/dinero';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  BANCO,
  CAJA_CHICA,
  comoAplicacion,
  comoDueno,
  GASTOS,
  PRODUCTOS,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { verificar } from '#contabilidad/verificacion/verificar.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { revisarCompuertas, revisarEnCadaAgencia } from '../compuerta.ts';

let prueba: AplicacionDePrueba;
let token: string;
/** Hoy, 16/11/2026. */
beforeEach(async () => {
  prueba = await aplicacionDePrueba({ enPuestaEnMarcha: true });
  token = await prueba.entrar('contador@cuadra.demo');
});
afterEach(() => prueba.cerrar());

const ver = () => prueba.llamar(contrato.verEjercicios, {}, { token });
const abrir = (primerEjercicio: number, desde = primerEjercicio, llave = token) =>
  prueba.llamar(contrato.abrirEjercicios, { body: { primerEjercicio, desde } }, { token: llave });
const quitar = (anio: number) => prueba.llamar(contrato.quitarEjercicio, { params: { anio } }, { token });
const anios = (cuerpo: contrato.Ejercicios) =>
  cuerpo.ejercicios.map(
    ({ anio, procedencia, seQuita }) => `${anio} ${procedencia}${seQuita ? ' se quita' : ''}`,
  );
const firmar = () => comoDueno(prueba.url, `update institucion set firmada_en = now()`);
const AGENCIAS = ['01', '02', '03'];

async function cerrarMeses(anio: number, hasta = 11): Promise<void> {
  for (let mes = 1; mes <= hasta; mes++) {
    const { status, problema } = await prueba.llamar(
      cerrarPeriodo,
      { params: { anio, mes }, body: { agencias: AGENCIAS } },
      { token },
    );
    expect([mes, status, problema?.errores]).toEqual([mes, 200, undefined]);
  }
}

describe('los años de antes', () => {
  it('la institución dice su primer año y se abren seguidos hasta el presente, con su procedencia', async () => {
    expect((await ver()).cuerpo).toMatchObject({
      primerEjercicio: null,
      enPuestaEnMarcha: true,
      anioActual: 2026,
      impideAbrir: null,
    });
    const { status, cuerpo } = await abrir(2025, 2023);
    expect(status).toBe(200);
    expect(cuerpo.primerEjercicio).toBe(2025);
    expect(anios(cuerpo)).toEqual(['2023 traida se quita', '2024 traida', '2025 propia', '2026 propia']);
    expect(cuerpo.ejercicios[0]).toMatchObject({ meses: 36, mesesCerrados: 0, ultimoNumero: 0 });
    const [hecho] = await comoDueno(
      prueba.url,
      `select count(*)::int as n from bitacora where accion = 'ejercicios:abrir' and entidad = 'ejercicio' and actor is not null`,
    );
    expect(hecho).toEqual({ n: 4 });
  });

  it('se quita el más antiguo mientras nada se hizo en él, y entonces puede cambiar el primer año', async () => {
    await abrir(2025, 2024);
    expect((await abrir(2024)).problema).toMatchObject({
      codigo: 'EJERCICIO_NO_SE_ABRE',
      detail: expect.stringContaining('2024 ya está abierto como traído de antes'),
    });
    expect((await quitar(2025)).problema.detail).toContain('quite antes el ejercicio 2024');
    expect(anios((await quitar(2024)).cuerpo)).toEqual(['2025 propia se quita', '2026 propia']);
    expect((await abrir(2024)).status).toBe(200);
    await registrar(prueba, partida('2024-05-05', BANCO, PRODUCTOS, 100));
    expect((await quitar(2024)).problema.codigo).toBe('EJERCICIO_CON_TRABAJO');
    expect((await quitar(2019)).problema.codigo).toBe('PERIODO_NO_EXISTE');
  });

  it('no se abren: años futuros, después de firmar, con meses posteriores cerrados, ni sin todas las agencias', async () => {
    expect((await abrir(2027)).problema.detail).toContain('escriba 2026 o un año anterior');
    expect((await abrir(2024, 2025)).status).toBe(400);
    await abrir(2025);
    await cerrarMeses(2025, 1);
    expect((await abrir(2025, 2024)).problema).toMatchObject({
      codigo: 'EJERCICIO_NO_SE_ABRE',
      detail: expect.stringContaining('El mes 01/2025 ya está cerrado'),
    });
    expect((await ver()).cuerpo.impideAbrir).toContain('ya está cerrado');
    await comoDueno(
      prueba.url,
      `delete from usuario_agencia using usuario u where u.id = usuario and agencia = '03' and u.correo = 'contador2@cuadra.demo'`,
    );
    const parcial = await prueba.entrar('contador2@cuadra.demo');
    expect((await abrir(2025, 2025, parcial)).problema.codigo).toBe('SIN_AGENCIA');
    await firmar();
    expect((await abrir(2025, 2025)).problema.codigo).toBe('PUESTA_EN_MARCHA_FIRMADA');
    expect((await quitar(2025)).problema.codigo).toBe('PUESTA_EN_MARCHA_FIRMADA');
    expect((await ver()).cuerpo.impideAbrir).toContain('firmada');
  });

  it('tampoco con una orden escrita a mano en la base, como la propia aplicación', async () => {
    await abrir(2025);
    const negada = (orden: string) => expect(comoAplicacion(prueba, orden)).rejects;
    await negada(`insert into ejercicio (anio, procedencia) values (2022, 'traida')`).toMatchObject({
      constraint: 'EJERCICIO_NO_SE_ABRE',
    });
    await negada(`insert into ejercicio (anio) values (2024)`).toMatchObject({
      constraint: 'EJERCICIO_NO_SE_ABRE',
    });
    await negada(`insert into ejercicio (anio, procedencia) values (2027, 'traida')`).toMatchObject({
      constraint: 'EJERCICIO_NO_SE_ABRE',
    });
    await negada(`update ejercicio set procedencia = 'traida' where anio = 2025`).toMatchObject({
      code: '42501',
    });
    await negada(`delete from ejercicio where anio = 2025`).toMatchObject({ code: '42501' });
    await firmar();
    await negada(`insert into ejercicio (anio, procedencia) values (2024, 'traida')`).toMatchObject({
      constraint: 'PUESTA_EN_MARCHA_FIRMADA',
    });
    await negada(`update institucion set primer_ejercicio = 2024`).toMatchObject({
      constraint: 'PUESTA_EN_MARCHA_FIRMADA',
    });
    await negada(`select ejercicio_quitar(2025)`).toMatchObject({ constraint: 'PUESTA_EN_MARCHA_FIRMADA' });
  });

  it('sin datos de la institución se dice qué va primero', async () => {
    await comoDueno(prueba.url, `delete from institucion`);
    expect((await abrir(2025)).problema.codigo).toBe('INSTITUCION_SIN_DATOS');
  });

  it('dos personas a la vez dicen años distintos: queda uno entero, sin mezcla', async () => {
    const otra = await prueba.entrar('contador2@cuadra.demo');
    await Promise.all([abrir(2026, 2024), abrir(2025, 2025, otra)]);
    const { cuerpo } = await ver();
    const primero = cuerpo.primerEjercicio ?? 0;
    for (const { anio, procedencia } of cuerpo.ejercicios) {
      expect([anio, procedencia]).toEqual([anio, anio < primero ? 'traida' : 'propia']);
    }
  });
});

describe('lo que se registra en un año que no está', () => {
  const registrarEn = (fecha: string) =>
    prueba.llamar(
      crearPartida,
      {
        body: {
          tipo: 'diario',
          fecha,
          agencia: '01',
          concepto: 'Una compra',
          lineas: [
            { idCuenta: GASTOS, debe: centavos(100), haber: CERO },
            { idCuenta: BANCO, debe: CERO, haber: centavos(100) },
          ],
          contabilizar: true,
        },
      },
      { token },
    );

  it('dice que se abre en Ejercicios y, firmada la puesta en marcha, que ya no', async () => {
    const antes = await registrarEn('2023-03-01');
    expect(antes.problema).toMatchObject({
      codigo: 'PERIODO_CERRADO',
      detail: expect.stringContaining(
        'El ejercicio 2023 no está abierto: ábralo en Puesta en marcha, Ejercicios',
      ),
    });
    await firmar();
    const despues = await registrarEn('2023-03-01');
    expect(despues.problema.detail).toContain(
      'ya no se puede abrir, porque la puesta en marcha está firmada',
    );
  });
});

describe('años traídos con 2026 ya empezado', () => {
  // 2026: 500.00 de productos antes que nada; después se traen 2025 y, al final, 2024.
  const lineas = [
    partida('2026-02-01', BANCO, PRODUCTOS, 50_000),
    partida('2025-04-10', BANCO, PRODUCTOS, 30_000),
    partida('2024-06-15', CAJA_CHICA, PRODUCTOS, 20_000),
    partida('2024-12-31', GASTOS, CAJA_CHICA, 5_000),
    partida('2025-08-20', GASTOS, BANCO, 12_000),
    partida('2024-07-01', BANCO, PRODUCTOS, 7_000, { agencia: '02' }),
  ];
  beforeEach(async () => {
    await registrar(prueba, ...lineas.slice(0, 1));
    await abrir(2026, 2024);
    for (const una of lineas.slice(1)) await registrar(prueba, una);
  });

  const sumar = (donde: string) =>
    comoDueno(
      prueba.url,
      `select coalesce(sum(debe - haber), 0)::int as neto from linea where ${donde}`,
    ).then(([fila]) => fila?.['neto']);
  const estado = async (cual: 'balance-general' | 'estado-de-resultados', fecha: string) => {
    const { cuerpo } = await prueba.llamar(
      verEstadoFinanciero,
      { params: { estado: cual }, query: { fecha, columnas: 'acumulado' } },
      { token },
    );
    return cuerpo;
  };

  it('la cadena verifica, aunque los años se usaran del más nuevo al más viejo', async () => {
    expect(await verificar(prueba.db)).toMatchObject({ limpio: true, partidas: 6 });
  });

  it('se cierran en orden, con las compuertas de siempre, y la cadena sigue entera', async () => {
    const cerrar = (anio: number) => prueba.llamar(cerrarEjercicio, { params: { anio } }, { token });
    expect((await cerrar(2025)).problema.detail).toContain('Cierre antes el ejercicio 2024');
    expect((await cerrar(2024)).problema.codigo).toBe('PERIODO_CON_PENDIENTES');
    await cerrarMeses(2024);
    // 200.00 − 50.00 de la 01 + 70.00 de la 02 = 220.00.
    const { status, cuerpo } = await cerrar(2024);
    expect([status, cuerpo.resultado]).toEqual([200, 22_000]);
    const visto = await prueba.llamar(verCierreDeEjercicio, { params: { anio: 2024 } }, { token });
    expect(visto.cuerpo).toMatchObject({ estado: 'cerrado', procedencia: 'traida' });
    await cerrarMeses(2025);
    expect((await cerrar(2025)).cuerpo.resultado).toBe(18_000);
    expect(await verificar(prueba.db)).toMatchObject({ limpio: true });
    const abierto = await prueba.llamar(
      reabrirPeriodo,
      { params: { anio: 2024, mes: 12 }, body: { agencia: '01', motivo: 'Una más' } },
      { token },
    );
    expect(abierto.problema.codigo).toBe('EJERCICIO_CERRADO');
    // Acumulados al 01/01/2026: 220.00 + 180.00 = 400.00; 2026 sigue con lo suyo.
    expect(await sumar(`id_cuenta = '507101'`)).toBe(-40_000);
    expect(await sumar(`id_cuenta like '6%' or id_cuenta like '7%'`)).toBe(-50_000);
  });

  it.each([
    ['2024-12-31', "fecha <= '2024-12-31'"],
    ['2025-12-31', "fecha <= '2025-12-31'"],
    ['2026-11-16', "fecha <= '2026-11-16'"],
  ])('el balance al %s es la suma de sus líneas, y dice si el año es traído', async (fecha, hasta) => {
    const balance = await estado('balance-general', fecha);
    expect(balance.filas.find(({ clave }) => clave === 'activo:1')?.valores).toEqual([
      await sumar(`id_cuenta like '1%' and ${hasta}`),
    ]);
    expect(balance.pruebas.every(({ cuadra }) => cuadra)).toBe(true);
    const anio = Number(fecha.slice(0, 4));
    expect(balance.traidos).toEqual(anio < 2026 ? { desde: anio, hasta: anio } : null);
  });

  it('el libro diario de un año traído lo dice', async () => {
    const { cuerpo } = await prueba.llamar(
      verIndiceDeDiario,
      { query: { desde: '2025-01-01', hasta: '2025-12-31' } },
      { token },
    );
    expect(cuerpo.traidos).toEqual({ desde: 2025, hasta: 2025 });
  });

  it('lo que pregunta por cajas, bancos o intereses no pregunta nada de un año traído, y sí de uno propio', async () => {
    const nunca = {
      id: 'nunca',
      titulo: 'Nunca pasa',
      admiteExcepcion: false,
      soloDeAniosPropios: true as const,
      revisar: async () => ({ pasa: false, motivo: 'Falta todo.', detalle: [] }),
    };
    const alcance = { mes: 1, agencia: '01', desde: '2024-01-01', hasta: '2024-01-31', hoy: '2026-11-16' };
    const pasa = async (anio: number) =>
      (await revisarCompuertas(prueba.db, { ...alcance, anio }, [nunca]))[0]?.pasa;
    expect([await pasa(2024), await pasa(2026)]).toEqual([true, false]);
  });

  it('lo que pregunta por la institución se pregunta una vez; lo de una agencia, en cada una', async () => {
    const preguntas: string[] = [];
    const una = (id: string, esDeLaInstitucion: { esDeLaInstitucion?: true }) => ({
      ...{ id, titulo: id, admiteExcepcion: false, ...esDeLaInstitucion },
      revisar: async (_: unknown, { agencia }: { agencia: string }) => {
        preguntas.push(`${id} ${agencia}`);
        return { pasa: true, motivo: agencia, detalle: [] };
      },
    });
    const agencias = ['01', '02'];
    const estados = await revisarEnCadaAgencia(
      prueba.db,
      { anio: 2026, mes: 1, agencias, desde: '2026-01-01', hasta: '2026-01-31', hoy: '2026-11-16' },
      [una('todas', { esDeLaInstitucion: true }), una('cada', {})],
    );
    expect(preguntas).toEqual(['todas 01', 'cada 01', 'cada 02']);
    expect(agencias.map((agencia) => estados.get(agencia)?.map(({ motivo }) => motivo))).toEqual([
      ['01', '01'],
      ['01', '02'],
    ]);
  });
});
