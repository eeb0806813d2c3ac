// The copy made again with what there is now: exported, brought into a folder of its own, marked, and started.
import { randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { hacerPractica as endpoint } from '@cuadra/contract/administracion/practica';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import type { ContextoConActor } from '#platform/contexto.ts';
import { anotar } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { verTrabajo } from '#platform/trabajos-pesados/queries.ts';
import { avisarSalida } from '../exportacion/avisar-salida.ts';
import { exportarInstitucion } from '../exportacion/exportar-institucion.ts';
import { prepararCarpeta, rutaDeExportacion } from '../exportacion/guardados.ts';
import { sinDatos } from '../exportacion/queries.ts';
import type { CasaDePractica } from './casa-de-practica.ts';

type Servicios = Pick<Plataforma, 'config' | 'db' | 'pesados' | 'reloj'>;

const PARA_LA_PRACTICA = 'para-la-practica';

export async function hacerPractica(
  servicios: Servicios,
  contexto: ContextoConActor,
  casa: CasaDePractica,
): Promise<ResponseOf<typeof endpoint>> {
  const { db, pesados, reloj } = servicios;
  const contrasena = nuevaContrasena();
  const ruta = rutaDeExportacion(servicios, PARA_LA_PRACTICA);
  const id = await pesados.empezar(contexto, {
    clase: 'practica',
    titulo: 'la copia de práctica de la institución',
    aviso: { para: { permiso: 'exportacion:hacer' }, evento: { tipo: 'exportacion-cambio' } },
    alEmpezar: (tx) => avisarSalida(tx, contexto, 'practica'),
    async hacer({ alAvanzar, senal }) {
      await prepararCarpeta(servicios);
      await rm(ruta, { force: true });
      try {
        const { partidas } = await exportarInstitucion(db, { ruta, ahora: reloj.ahora(), alAvanzar, senal });
        await casa.llenar(ruta, contrasena, senal);
        await casa.iniciar();
        return { partidas };
      } finally {
        await rm(ruta, { force: true });
      }
    },
    alTerminar: (tx, _sistema, { partidas }) =>
      anotar(tx, contexto, {
        accion: 'practica:hacer',
        entidad: 'institucion',
        idEntidad: 'practica',
        detalle: { partidas },
      }),
  });
  return { trabajo: sinDatos(await verTrabajo(db, contexto.ahora, id)), contrasena };
}

const LETRAS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Easy to read aloud: three groups of four. */
function nuevaContrasena(): string {
  const grupo = () => Array.from({ length: 4 }, () => LETRAS[randomInt(LETRAS.length)]).join('');
  return ['practica', grupo(), grupo(), grupo()].join('-');
}
