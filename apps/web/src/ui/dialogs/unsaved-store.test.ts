import { describe, expect, it } from 'vitest';
import { createUnsavedStore, deleteOldUnsaved } from './unsaved-store.ts';

function navegador() {
  const almacen = crearAlmacen();
  const quien = { usuario: 'ana' as string | undefined, sesion: 's1' as string | null, ahora: 0 };
  const loEscrito = createUnsavedStore({
    store: almacen,
    nowMs: () => quien.ahora,
    usuario: () => quien.usuario,
    session: () => quien.sesion,
  });
  return { almacen, quien, loEscrito };
}

describe('lo que quedó sin guardar', () => {
  it('vuelve a la misma persona en el mismo formulario, y a nadie más', () => {
    const { loEscrito, quien } = navegador();
    loEscrito.save('catalogo/1011', { nombreCuenta: 'Bóveda' });
    expect(loEscrito.read('catalogo/1011')).toEqual({ nombreCuenta: 'Bóveda' });
    expect(loEscrito.read('catalogo/1012')).toBeUndefined();
    quien.usuario = 'beto';
    expect(loEscrito.read('catalogo/1011')).toBeUndefined();
  });

  it('nunca guarda contraseñas', () => {
    const { loEscrito, almacen } = navegador();
    loEscrito.save('usuarios/nuevo', {
      nombre: 'Eva',
      contrasena: 'Pimienta-5',
      newPassword: 'Cardamomo-7',
    });
    expect(loEscrito.read('usuarios/nuevo')).toEqual({ nombre: 'Eva' });
    expect(JSON.stringify(Object.entries(almacen))).not.toMatch(/Pimienta|Cardamomo/);
  });

  it('pasada una semana se borra, sea de quien sea, aunque nadie vuelva por ello', () => {
    const { loEscrito, almacen, quien } = navegador();
    loEscrito.save('viejo', { x: 1 });
    quien.ahora = 3 * 86_400_000;
    loEscrito.save('reciente', { x: 2 });
    almacen.setItem('preferencias', '{}');
    deleteOldUnsaved(almacen, 7 * 86_400_000);
    expect(Object.keys(almacen)).toEqual(['sin-guardar:ana:reciente', 'preferencias']);
  });

  it('se olvida al guardar o descartar, y entero al salir', () => {
    const { loEscrito } = navegador();
    loEscrito.save('a', { x: 1 });
    loEscrito.save('b', { x: 2 });
    loEscrito.save('c', { x: 3 });
    loEscrito.forget('a');
    expect(loEscrito.forms('')).toEqual(['b', 'c']);
    loEscrito.forgetAll();
    expect(loEscrito.forms('')).toEqual([]);
  });

  it('cuando la sesión vence, lo que hagan sus formularios al cerrarse ya no cambia nada', () => {
    const { loEscrito, quien } = navegador();
    loEscrito.save('a', { x: 1 });
    loEscrito.keep();
    loEscrito.save('a', { x: 2 });
    loEscrito.forget('a');
    loEscrito.forgetAll();
    expect(loEscrito.read('a')).toEqual({ x: 1 });
    quien.sesion = null;
    quien.usuario = undefined;
    loEscrito.forget('a');
    Object.assign(quien, { usuario: 'ana', sesion: 's2' });
    expect(loEscrito.read('a')).toEqual({ x: 1 });
    loEscrito.forget('a');
    expect(loEscrito.read('a')).toBeUndefined();
  });

  it('no se ofrece después de una semana, ni se guarda lo desmedido, ni estorba lo ilegible', () => {
    const { loEscrito, quien, almacen } = navegador();
    loEscrito.save('a', { x: 1 });
    quien.ahora = 7 * 86_400_000;
    expect(loEscrito.read('a')).toBeUndefined();
    loEscrito.save('b', { x: 'y'.repeat(100_000) });
    expect(loEscrito.read('b')).toBeUndefined();
    almacen.setItem('sin-guardar:ana:c', '{rota');
    expect(loEscrito.read('c')).toBeUndefined();
  });

  it('dice qué formularios de una pantalla quedaron abiertos', () => {
    const { loEscrito } = navegador();
    loEscrito.save('catalogo/editar/1011', { x: 1 });
    loEscrito.save('usuarios/nuevo', { x: 1 });
    expect(loEscrito.forms('catalogo/editar/')).toEqual(['1011']);
  });
});

/** As the browser's: its keys are its own enumerable properties, its methods are not. */
function crearAlmacen(): Storage {
  const metodos = {
    getItem(this: Record<string, string>, clave: string) {
      return Object.hasOwn(this, clave) ? (this[clave] ?? null) : null;
    },
    setItem(this: Record<string, string>, clave: string, valor: string) {
      this[clave] = valor;
    },
    removeItem(this: Record<string, string>, clave: string) {
      delete this[clave];
    },
  };
  return Object.create(metodos);
}
