// The steps of the set-up that are about years: from which one the books are kept here, and the history of those before it.
import type { Paso } from '#administracion/puesta-en-marcha/paso.ts';
import type { Database } from '#platform/database/pool.ts';
import { listarEjercicios } from '../queries.ts';
import { leerPrimerEjercicio } from './ver-ejercicios.ts';

export const pasoDeEjercicios: Paso = {
  paso: 'ejercicios',
  async ver(db, { hoy }) {
    const { primerEjercicio } = await leerPrimerEjercicio(db);
    if (primerEjercicio === null) {
      return {
        estado: 'pendiente',
        resumen: 'Sin decir',
        falta: ['Diga desde qué año se llevan los libros aquí.'],
      };
    }
    const abiertos = new Set((await listarEjercicios(db)).map(({ anio }) => anio));
    const faltan = aniosEntre(primerEjercicio, Number(hoy.slice(0, 4))).filter((anio) => !abiertos.has(anio));
    return {
      estado: faltan.length === 0 ? 'hecho' : 'en-curso',
      resumen: `Libros desde ${primerEjercicio}`,
      falta: faltan.map((anio) => `Abra el ejercicio ${anio}.`),
    };
  },
};

export const pasoDeHistoria: Paso = {
  paso: 'historia',
  async ver(db) {
    const traidos = await leerTraidos(db);
    const [primero] = traidos;
    const ultimo = traidos.at(-1);
    if (primero === undefined || ultimo === undefined) {
      const { primerEjercicio } = await leerPrimerEjercicio(db);
      return primerEjercicio === null
        ? { estado: 'pendiente', resumen: 'Sin decidir', falta: [] }
        : { estado: 'no-aplica', resumen: 'No se traen años anteriores', falta: [] };
    }
    const falta = traidos.flatMap(({ anio, estado, ultimoNumero }) => {
      if (ultimoNumero === 0) return [`Traiga las partidas de ${anio}, o quite ese ejercicio.`];
      return estado === 'cerrado' ? [] : [`Cierre el ejercicio ${anio}.`];
    });
    const partidas = traidos.reduce((suma, { ultimoNumero }) => suma + ultimoNumero, 0);
    const anios = primero.anio === ultimo.anio ? String(primero.anio) : `${primero.anio} a ${ultimo.anio}`;
    return {
      estado: falta.length === 0 ? 'hecho' : partidas === 0 ? 'pendiente' : 'en-curso',
      resumen: `${anios}: ${partidas.toLocaleString('es-GT')} ${partidas === 1 ? 'partida' : 'partidas'}`,
      falta,
    };
  },
};

async function leerTraidos(db: Database) {
  return (await listarEjercicios(db)).filter(({ procedencia }) => procedencia === 'traida');
}

const aniosEntre = (desde: number, hasta: number): number[] =>
  Array.from({ length: Math.max(0, hasta - desde + 1) }, (_, indice) => desde + indice);
