import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contenidoDePrueba, crearServidorDePrueba } from '../testing/servidor-de-prueba.ts';
import { type AlAbrir, crearAutoguardado } from './autoguardado.ts';
import { comienzoDeBorrador } from './comienzo.ts';
import type { Contenido } from './contenido.ts';
import { ConflictoDeBorrador, type Registro } from './envio.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NUEVO: AlAbrir = { registro: {}, texto: '' };

function escritorio(alAbrir = NUEVO, prueba = crearServidorDePrueba()) {
  const papel = { contenido: contenidoDePrueba() };
  const registros: Registro[] = [];
  let llaves = 0;
  const autoguardado = crearAutoguardado(
    {
      servidor: prueba.servidor,
      contenido: () => papel.contenido,
      nuevaLlave: () => {
        llaves += 1;
        return `llave ${llaves}`;
      },
      alRegistrar: (registro) => void registros.push(registro),
    },
    alAbrir,
  );
  const escribir = (cambios: Partial<Contenido>) => {
    papel.contenido = { ...papel.contenido, ...cambios };
    autoguardado.cambio();
  };
  return { ...prueba, papel, registros, autoguardado, escribir, fase: () => autoguardado.estado().fase };
}

const pasan = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('la llave con que nace', () => {
  it('se sabe antes de que nazca, y es la misma con que se crea', async () => {
    const { autoguardado, escribir, registros } = escritorio();
    const anunciada = autoguardado.llaveDeNacimiento();
    escribir({ concepto: 'Pago' });
    await pasan(1_500);
    expect(registros.map(({ porCrear }) => porCrear?.llave)).toEqual([anunciada, undefined]);
    expect(autoguardado.llaveDeNacimiento()).toBeUndefined();
  });

  it('si no la recibieron, la siguiente es otra', async () => {
    const { autoguardado, escribir, rechazar } = escritorio();
    const primera = autoguardado.llaveDeNacimiento();
    rechazar('DATOS_INVALIDOS');
    escribir({ concepto: 'Pago' });
    await pasan(1_500);
    expect(autoguardado.llaveDeNacimiento()).not.toBe(primera);
  });
});

describe('lo que se escribe se guarda solo', () => {
  it('el borrador nace con lo primero que se escribe, no con elegir una fecha', async () => {
    const { escribir, fase, pedidos, borradores } = escritorio();
    escribir({ fecha: '2026-11-01' });
    await pasan(10_000);
    expect([fase(), pedidos]).toEqual(['vacio', []]);
    escribir({ concepto: 'Pago' });
    expect(fase()).toBe('pendiente');
    await pasan(1_500);
    expect([fase(), pedidos]).toEqual(['guardado', ['crear']]);
    expect(borradores.get('b1')?.contenido).toMatchObject({ fecha: '2026-11-01', concepto: 'Pago' });
  });

  it('quien escribe sin parar también se guarda, cada pocos segundos y sin encimarse', async () => {
    const { escribir, pedidos, borradores, papel } = escritorio();
    for (let letra = 0; letra < 130; letra += 1) {
      escribir({ concepto: `${papel.contenido.concepto}x` });
      await pasan(100);
    }
    // 13 seconds at one key each 100 ms: at 6, at 12, and 1.5 after the last one.
    expect(pedidos).toEqual(['crear', 'guardar']);
    await pasan(1_500);
    expect(pedidos).toEqual(['crear', 'guardar', 'guardar']);
    expect(borradores.get('b1')?.contenido.concepto).toHaveLength(130);
  });

  it('volver a lo guardado no guarda nada', async () => {
    const { escribir, pedidos, fase } = escritorio();
    escribir({ concepto: 'Pago' });
    await pasan(1_500);
    escribir({ concepto: 'Pagos' });
    escribir({ concepto: 'Pago' });
    await pasan(6_000);
    expect([fase(), pedidos]).toEqual(['guardado', ['crear']]);
  });

  it('lo escrito mientras se guardaba se guarda después', async () => {
    const prueba = crearServidorDePrueba();
    const crear: typeof prueba.servidor.crear = async (...partes) => {
      todo.escribir({ concepto: 'Dos' });
      return prueba.servidor.crear(...partes);
    };
    const todo = escritorio(NUEVO, { ...prueba, servidor: { ...prueba.servidor, crear } });
    todo.escribir({ concepto: 'Uno' });
    expect(await todo.autoguardado.guardarYa()).toEqual({ id: 'b1', version: 2 });
    expect(prueba.borradores.get('b1')).toMatchObject({ version: 2, contenido: { concepto: 'Dos' } });
    expect(todo.fase()).toBe('guardado');
  });

  it('detenido, no guarda más', async () => {
    const { escribir, autoguardado, pedidos } = escritorio();
    escribir({ concepto: 'Uno' });
    autoguardado.detener();
    await pasan(60_000);
    expect(pedidos).toEqual([]);
    autoguardado.reanudar();
    escribir({ concepto: 'Dos' });
    await pasan(1_500);
    expect(pedidos).toEqual(['crear']);
  });
});

describe('sin conexión', () => {
  it('lo dice, sigue intentando cada vez más espaciado, y al volver la red no espera', async () => {
    const { escribir, fase, pedidos, cortar, autoguardado } = escritorio();
    cortar('antes', 'antes', 'antes');
    escribir({ concepto: 'Pago' });
    await pasan(1_500);
    expect(fase()).toBe('sin-conexion');
    await pasan(3_000);
    await pasan(6_000);
    expect([fase(), pedidos.length]).toEqual(['sin-conexion', 3]);
    autoguardado.reintentar();
    await pasan(0);
    expect([fase(), pedidos.length]).toEqual(['guardado', 4]);
  });

  it('crear sin recibir la respuesta no crea dos, aunque se siga escribiendo', async () => {
    const { escribir, cortar, borradores, registros } = escritorio();
    cortar('despues');
    escribir({ concepto: 'Uno' });
    await pasan(1_500);
    escribir({ concepto: 'Dos' });
    await pasan(5_000);
    expect([...borradores]).toEqual([
      ['b1', { version: 2, contenido: contenidoDePrueba({ concepto: 'Dos' }) }],
    ]);
    expect(registros.at(-1)).toEqual({ guardada: { id: 'b1', version: 2 } });
  });

  it('tampoco si la página se cerró entre tanto: la llave y lo enviado vuelven con la copia', async () => {
    const prueba = crearServidorDePrueba();
    const antes = escritorio(NUEVO, prueba);
    prueba.cortar('despues');
    antes.escribir({ concepto: 'Uno' });
    await pasan(1_500);
    antes.autoguardado.detener();
    const registro = antes.registros.at(-1) ?? {};
    const despues = escritorio({ registro, texto: '' }, prueba);
    despues.escribir({ concepto: 'Uno y medio' });
    await pasan(5_000);
    expect([...prueba.borradores.values()]).toMatchObject([{ contenido: { concepto: 'Uno y medio' } }]);
  });

  it('editar sin recibir la respuesta no es un conflicto con uno mismo', async () => {
    const { escribir, cortar, borradores, fase } = escritorio();
    escribir({ concepto: 'Uno' });
    await pasan(1_500);
    cortar('despues');
    escribir({ concepto: 'Dos' });
    await pasan(1_500);
    expect(fase()).toBe('sin-conexion');
    escribir({ concepto: 'Tres' });
    await pasan(10_000);
    expect(fase()).toBe('guardado');
    expect(borradores.get('b1')).toMatchObject({ version: 3, contenido: { concepto: 'Tres' } });
  });
});

describe('dos que editan', () => {
  async function enConflicto() {
    const todo = escritorio();
    todo.escribir({ concepto: 'Mío' });
    await pasan(1_500);
    todo.editarPorOtro('b1', { concepto: 'Suyo' });
    todo.escribir({ concepto: 'Mío, otra vez' });
    await pasan(1_500);
    return todo;
  }

  it('el conflicto se muestra y nada se guarda hasta que alguien decida', async () => {
    const { autoguardado, escribir, pedidos, borradores } = await enConflicto();
    expect(autoguardado.estado()).toMatchObject({
      fase: 'conflicto',
      suya: { concepto: 'Suyo', version: 2 },
    });
    const hasta = pedidos.length;
    escribir({ concepto: 'Sigo escribiendo' });
    await pasan(60_000);
    expect(pedidos).toHaveLength(hasta);
    expect(borradores.get('b1')?.contenido.concepto).toBe('Suyo');
    await expect(autoguardado.guardarYa()).rejects.toThrow(ConflictoDeBorrador);
  });

  it('imponer lo mío lo guarda sobre lo suyo', async () => {
    const { autoguardado, borradores, fase } = await enConflicto();
    await autoguardado.imponer();
    expect(borradores.get('b1')).toMatchObject({ version: 3, contenido: { concepto: 'Mío, otra vez' } });
    expect(fase()).toBe('guardado');
  });

  it('tomar lo suyo es abrirlo de nuevo: no guarda nada', async () => {
    const { autoguardado, borradores, servidor, ...prueba } = await enConflicto();
    autoguardado.detener();
    const { alAbrir } = comienzoDeBorrador(await servidor.leer('b1'));
    const otra = escritorio(alAbrir, { ...prueba, borradores, servidor });
    otra.escribir({ concepto: 'Suyo' });
    await pasan(60_000);
    expect([otra.fase(), borradores.get('b1')?.version]).toEqual(['guardado', 2]);
  });

  it('separar deja lo suyo y hace otro borrador con lo mío', async () => {
    const { autoguardado, borradores } = await enConflicto();
    expect(await autoguardado.separar()).toEqual({ id: 'b2', version: 1 });
    expect([...borradores.values()].map(({ contenido }) => contenido.concepto)).toEqual([
      'Suyo',
      'Mío, otra vez',
    ]);
  });

  it('si el otro dejó lo mismo que uno escribe, no hay conflicto', async () => {
    const { escribir, editarPorOtro, fase } = escritorio();
    escribir({ concepto: 'Uno' });
    await pasan(1_500);
    editarPorOtro('b1', { concepto: 'Dos' });
    escribir({ concepto: 'Dos' });
    await pasan(1_500);
    expect(fase()).toBe('guardado');
  });
});

describe('lo que el servidor no recibe', () => {
  it.each([
    ['PETICION_INVALIDA', 400, 'rechazado'],
    ['SIN_AGENCIA', 403, 'rechazado'],
    ['SESION_VENCIDA', 401, 'sin-sesion'],
    ['NO_ENCONTRADO', 404, 'ausente'],
    ['ESTADO_NO_ADMITE', 409, 'ausente'],
    ['BASE_NO_DISPONIBLE', 503, 'sin-conexion'],
    ['DEMASIADAS_PETICIONES', 429, 'sin-conexion'],
  ])('%s → %s', async (codigo, status, fase) => {
    const todo = escritorio();
    todo.rechazar(codigo, status);
    todo.escribir({ concepto: 'Pago' });
    await pasan(1_500);
    expect(todo.fase()).toBe(fase);
  });

  it('lo rechazado se intenta de nuevo al cambiarlo, no antes', async () => {
    const { escribir, rechazar, pedidos, fase } = escritorio();
    rechazar('PETICION_INVALIDA', 400);
    escribir({ concepto: 'x'.repeat(501) });
    await pasan(60_000);
    expect(pedidos).toHaveLength(1);
    escribir({ concepto: 'Pago' });
    await pasan(1_500);
    expect(fase()).toBe('guardado');
  });

  it('guardar ya falla con lo mismo que lo impide', async () => {
    const { escribir, rechazar, autoguardado } = escritorio();
    rechazar('SIN_AGENCIA', 403);
    escribir({ concepto: 'Pago' });
    await expect(autoguardado.guardarYa()).rejects.toMatchObject({ codigo: 'SIN_AGENCIA' });
  });
});
