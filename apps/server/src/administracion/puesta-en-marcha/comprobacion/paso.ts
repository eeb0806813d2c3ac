import type { Paso } from '../paso.ts';
import { leerQuienFirma, quienFirma } from './quien-firma.ts';

export const pasoDeComprobacion: Paso = {
  paso: 'comprobacion',
  async ver(db) {
    const escrita = await db.selectFrom('comprobacion').select(['fecha', 'cuantas']).executeTakeFirst();
    if (escrita === undefined)
      return {
        estado: 'pendiente',
        resumen: '',
        falta: ['Escriba el balance con que terminó el sistema anterior.'],
      };
    const { fecha, cuantas } = escrita;
    const dia = fecha.split('-').reverse().join('/');
    const resumen = `${cuantas} ${cuantas === 1 ? 'saldo' : 'saldos'} al ${dia}`;
    return {
      estado: 'en-curso',
      resumen,
      falta: [`Compare y firme. ${quienFirma(await leerQuienFirma(db))}`],
    };
  },
};
