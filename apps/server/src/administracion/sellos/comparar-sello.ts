// A head that somebody received against what is stored: was it signed by a key that the heads know, is it the one that the
// database has, and are the partidas and the block that it saw still there.
import type { compararSello as endpointDeComparar } from '@cuadra/contract/administracion/sellos';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { codigoCorto, huellaDeContenido, leerArchivo } from './cabezas/contenido.ts';
import { leerCabeza, leerLlaves } from './cabezas/queries.ts';
import { firmaVale, idDeLlave } from './llave/llave-de-firma.ts';
import { compararConLoGuardado, revisarCabezas } from './revision/revisar-cabezas.ts';

export async function compararSello(
  db: Database,
  texto: string,
): Promise<ResponseOf<typeof endpointDeComparar>> {
  const sello = leerArchivo(texto);
  if (sello === undefined) throw new ProblemaError('SELLO_ILEGIBLE');
  const { dice, contenido, firma, publica } = sello;
  const diferencias: string[] = [];
  if (!(await firmaVale(publica, contenido, Buffer.from(firma, 'base64'))))
    diferencias.push('La firma del archivo no vale: el archivo fue alterado.');
  else {
    const conocida = (await leerLlaves(db)).some((llave) => llave.publica === publica);
    if (!conocida || idDeLlave(publica) !== dice.llave)
      diferencias.push('Firmó el archivo una llave que no es de los sellos de esta institución.');
    const guardada = await leerCabeza(db, dice.n);
    if (guardada === undefined) diferencias.push(`El sello ${dice.n} ya no está en la base.`);
    else if (guardada.contenido !== contenido)
      diferencias.push(`En la base hay otro sello ${dice.n}, que dice otra cosa.`);
    const vistos = await compararConLoGuardado(db, [dice]);
    for (const { mensaje } of vistos.get(dice.n) ?? []) diferencias.push(mensaje);
    const { hallazgos } = await revisarCabezas(db, { completa: false });
    for (const { mensaje } of hallazgos) if (!diferencias.includes(mensaje)) diferencias.push(mensaje);
  }
  return {
    coincide: diferencias.length === 0,
    codigo: codigoCorto(huellaDeContenido(contenido)),
    selladaEn: dice.sellada,
    institucion: dice.institucion.nombre,
    diferencias,
  };
}
