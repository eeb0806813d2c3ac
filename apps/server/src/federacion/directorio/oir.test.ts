// What listens leaves no connection behind, whenever it is told to stop.
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { type BaseVacia, consultar, crearBaseVacia } from '#testing/databases.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { oir } from './oir.ts';

let base: BaseVacia;

beforeEach(async () => {
  base = await crearBaseVacia(inject('urlDeAdministracion'));
});

afterEach(() => base.borrar());

const QUE_OYEN = `from pg_stat_activity where datname = current_database() and application_name = 'cuadra directorio'`;

test('lo que se cierra mientras vuelve a conectarse no deja una conexión abierta', async () => {
  let lecturas = 0;
  let seguir = () => {};
  const oido = await oir({
    direccion: base.url,
    canal: 'de_prueba',
    async alOir() {
      lecturas += 1;
      if (lecturas > 1) await new Promise<void>((listo) => (seguir = listo));
    },
    alCallar: () => undefined,
  });
  await consultar(base.url, `select pg_terminate_backend(pid) ${QUE_OYEN}`);
  await hastaQue(() => expect(lecturas).toBe(2));
  await oido.cerrar();
  seguir();
  await hastaQue(async () => expect(await consultar(base.url, `select pid ${QUE_OYEN}`)).toEqual([]));
});
