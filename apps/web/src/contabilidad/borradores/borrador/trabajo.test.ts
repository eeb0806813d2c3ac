import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  contenidoDePrueba,
  crearServidorDePrueba,
  lineaDePrueba as linea,
  navegador,
  partidaDePrueba,
} from '../testing/servidor-de-prueba.ts';
import { comienzoDeBorrador, comienzoNuevo } from './comienzo.ts';
import { cabeceraDe } from './contenido.ts';
import { abrirTrabajo } from './trabajo.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pasan = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const EN_BLANCO = comienzoNuevo(cabeceraDe(partidaDePrueba({})));

describe('un borrador abierto', () => {
  it('se copia en este equipo a la primera tecla, y la copia se va cuando el servidor lo tiene todo', async () => {
    const { entorno, guardadas, borradores, memorias } = navegador();
    const { mesa, conectar } = abrirTrabajo(entorno, EN_BLANCO);
    conectar();
    mesa.cambiar({ concepto: 'P' });
    mesa.hoja.escribir(0, 'debe', '=100*2');
    expect(guardadas.get('partida/nueva/1')).toMatchObject({
      cabecera: { concepto: 'P' },
      hoja: { filas: [{ debe: '=100*2' }] },
    });
    await pasan(1_500);
    expect(borradores.get('b1')?.contenido.lineas).toMatchObject([{ debe: 200_00 }]);
    // Its formulas are still to go, under the name it has now.
    expect([...guardadas.keys()]).toEqual(['partida/b1']);
    await pasan(1_000);
    expect(memorias.get('b1')).toEqual({
      cursor: { fila: 0, columna: 'debe' },
      formulas: { '0.debe': '=100*2' },
    });
    expect(guardadas.size).toBe(0);
  });

  it('moverse guarda dónde está el cursor sin tocar el borrador', async () => {
    const prueba = crearServidorDePrueba();
    const { entorno, memorias, pedidos } = navegador(prueba);
    const contenido = contenidoDePrueba({ lineas: [linea('1011', 5_00), linea('7011', 0, 5_00)] });
    prueba.borradores.set('b1', { version: 4, contenido });
    const { mesa, conectar } = abrirTrabajo(entorno, comienzoDeBorrador(await prueba.servidor.leer('b1')));
    conectar();
    mesa.hoja.irA({ fila: 1, columna: 'concepto' });
    await pasan(1_000);
    expect(memorias.get('b1')?.cursor).toEqual({ fila: 1, columna: 'concepto' });
    expect(pedidos).toEqual(['recordar']);
    expect(prueba.borradores.get('b1')?.version).toBe(4);
  });

  it('sin red todo sigue en este equipo, y otra sesión lo abre entero', async () => {
    const { entorno, guardadas, cortar } = navegador();
    cortar(...Array(20).fill('antes'));
    const { mesa, conectar } = abrirTrabajo(entorno, EN_BLANCO);
    const cerrar = conectar();
    mesa.cambiar({ concepto: 'Sin red' });
    await pasan(30_000);
    mesa.hoja.escribir(0, 'concepto', 'y a mano');
    cerrar();
    const copia = guardadas.get('partida/nueva/1');
    const otra = abrirTrabajo(entorno, comienzoNuevo(cabeceraDe(partidaDePrueba({})), copia));
    expect(otra.mesa.contenido()).toMatchObject({ concepto: 'Sin red', lineas: [{ concepto: 'y a mano' }] });
    expect(otra.autoguardado.estado().fase).toBe('pendiente');
  });

  it('lo recuperado se guarda solo, sin esperar otra tecla', async () => {
    const { entorno, borradores, guardadas } = navegador();
    const copia = {
      cabecera: { ...EN_BLANCO.cabecera, concepto: 'Vuelve' },
      hoja: { filas: [], cursor: { fila: 0, columna: 'idCuenta' as const } },
      registro: {},
    };
    guardadas.set('partida/nueva/1', copia);
    abrirTrabajo(entorno, comienzoNuevo(EN_BLANCO.cabecera, copia)).conectar();
    await pasan(1_500);
    expect(borradores.get('b1')?.contenido.concepto).toBe('Vuelve');
  });

  it('cerrado, no deja rastro en este equipo ni vuelve a guardar', async () => {
    const { entorno, guardadas, pedidos } = navegador();
    const { mesa, conectar, cerrar } = abrirTrabajo(entorno, EN_BLANCO);
    conectar();
    mesa.cambiar({ concepto: 'Contabilizado' });
    cerrar();
    mesa.cambiar({ concepto: 'Después' });
    await pasan(60_000);
    expect([guardadas.size, pedidos]).toEqual([0, []]);
  });

  it('al ocultarse la página, guarda sin esperar la pausa', async () => {
    const { entorno, borradores, memorias } = navegador();
    const { mesa, conectar, alOcultarse } = abrirTrabajo(entorno, EN_BLANCO);
    conectar();
    mesa.hoja.escribir(0, 'debe', '=1+1');
    alOcultarse();
    await pasan(0);
    expect(borradores.get('b1')?.contenido.lineas).toMatchObject([{ debe: 2_00 }]);
    expect(memorias.has('b1')).toBe(true);
  });
});
