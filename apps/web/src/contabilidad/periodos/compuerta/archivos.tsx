// The documents of the evidence: dropped or chosen, opened to be looked at, taken off while the month is open.

import type { Documento } from '@cuadra/contract/contabilidad/borradores/soportes';
import {
  agregarArchivoDeEvidencia,
  quitarArchivoDeEvidencia,
  verArchivoDeEvidencia,
} from '@cuadra/contract/contabilidad/periodos/cierre';
import { DocumentTextIcon, XMarkIcon } from '@heroicons/react/16/solid';
import { call } from '#platform/api.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FileDrop } from '#ui/files/file-drop.tsx';
import { openPdf } from '#ui/files/pdf-window.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { useAtribuciones } from '../atribuciones.ts';
import classes from './archivos.module.css';
import type { ParteProps } from './parte.tsx';

const EXTENSIONES = ['.pdf', '.png', '.jpg', '.jpeg', '.webp', '.xml'];

export function Archivos(parte: ParteProps) {
  const { compuerta, estaCerrado, accion } = parte;
  const { atiende } = useAtribuciones();
  const { agregar, abrir, quitar } = useArchivos(parte);
  const seEdita = !estaCerrado && atiende(compuerta);
  const { archivos } = compuerta;
  return (
    <>
      {archivos.length > 0 && (
        <ul className={classes.lista} aria-label="Documentos de la evidencia">
          {archivos.map((archivo) => (
            <li key={archivo.id}>
              <button type="button" className={classes.abrir} onClick={() => abrir(archivo)}>
                <DocumentTextIcon width={16} height={16} aria-hidden="true" /> {archivo.nombre}
              </button>
              {seEdita && (
                <button
                  type="button"
                  className={classes.quitar}
                  aria-label={`Quitar ${archivo.nombre}`}
                  onClick={() => void quitar(archivo)}
                >
                  <XMarkIcon width={16} height={16} aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {seEdita && (
        <FileDrop
          etiqueta="Agregue un documento"
          extensiones={EXTENSIONES}
          nota="PDF, imagen o XML, de hasta 10 MB"
          ocupado={accion.ocupado}
          onArchivo={(archivo) => void agregar(archivo)}
        />
      )}
    </>
  );
}

function useArchivos({ clave, compuerta, accion }: ParteProps) {
  const confirmar = useConfirm();
  const params = { ...clave, compuerta: compuerta.id };
  const agregar = (archivo: File) =>
    accion.hacer(() =>
      call(agregarArchivoDeEvidencia, {
        params,
        query: { nombre: archivo.name },
        body: { mediaType: archivo.type || 'application/octet-stream', bytes: archivo },
      }),
    );
  const abrir = ({ id, tipo }: Documento) => {
    const pedir = () => call(verArchivoDeEvidencia, { params: { ...params, id } });
    if (tipo === 'application/pdf') void openPdf(pedir);
    else void accion.hacer(async () => saveFile(await pedir()));
  };
  const quitar = async ({ id, nombre }: Documento) => {
    const texto = `Se quita «${nombre}» de la evidencia.`;
    if (await confirmar({ titulo: 'Quitar el documento', texto, accion: 'Quitar', peligro: true }))
      await accion.hacer(() => call(quitarArchivoDeEvidencia, { params: { ...params, id } }));
  };
  return { agregar, abrir, quitar };
}
