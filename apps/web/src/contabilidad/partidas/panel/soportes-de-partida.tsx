// The documents behind a partida. A PDF opens in a window of its own and an image over the page; the rest is saved.

import { listarSoportes, type Soporte, verSoporte } from '@cuadra/contract/contabilidad/borradores/soportes';
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { DocumentIcon, PhotoIcon } from '@heroicons/react/24/outline';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../../platform/api.ts';
import { messageOf } from '../../../platform/api-error.ts';
import { queryOf } from '../../../platform/query.ts';
import { FormNotice } from '../../../ui/dialogs/form-notice.tsx';
import { openPdf } from '../../../ui/files/pdf-window.ts';
import { saveFile } from '../../../ui/files/save-file.ts';
import { formatInstant } from '../../../ui/format/date.ts';
import { formatearEntero } from '../../../ui/format/dinero.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../../ui/tables/skeleton-rows.tsx';
import panel from './panel-de-partida.module.css';
import classes from './soportes-de-partida.module.css';

const VistaDeImagen = lazy(async () => ({
  default: (await import('../../soportes/vista-de-imagen.tsx')).VistaDeImagen,
}));

export function SoportesDePartida({ partida }: { readonly partida: PartidaCompleta }) {
  const { id, soportes: cuantos } = partida;
  const { data, error, refetch } = useQuery({
    ...queryOf(listarSoportes, { params: { id } }),
    enabled: cuantos > 0,
  });
  const [fallo, setFallo] = useState<string>();
  const [imagen, setImagen] = useState<Soporte>();
  if (cuantos === 0) return <p className={panel.nada}>No tiene documentos de soporte.</p>;
  if (data === undefined && error !== null) return <ErrorState error={error} reintentar={refetch} />;
  if (data === undefined) return <SkeletonRows filas={cuantos} etiqueta="Cargando los soportes" />;
  const abrir = async (soporte: Soporte) => {
    setFallo(undefined);
    const pedir = () => call(verSoporte, { params: { id, idSoporte: soporte.id } });
    if (soporte.tipo === 'application/pdf') return void openPdf(pedir);
    if (esImagen(soporte)) return setImagen(soporte);
    await pedir().then(saveFile, (error: unknown) => setFallo(messageOf(error)));
  };
  return (
    <>
      {fallo !== undefined && <FormNotice tono="error" texto={fallo} />}
      <ul className={classes.soportes}>
        {data.map((soporte) => (
          <li key={soporte.id}>
            <button type="button" className={classes.soporte} onClick={() => void abrir(soporte)}>
              {esImagen(soporte) ? <PhotoIcon aria-hidden="true" /> : <DocumentIcon aria-hidden="true" />}
              <span className={classes.nombre}>{soporte.nombre}</span>
              <span className={classes.dato}>
                {tamanoDe(soporte.bytes)} · {soporte.subidoPor.nombre}, {formatInstant(soporte.subidoEn)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Suspense>
        {imagen !== undefined && (
          <VistaDeImagen idPartida={id} soporte={imagen} onClose={() => setImagen(undefined)} />
        )}
      </Suspense>
    </>
  );
}

const esImagen = ({ tipo }: Soporte): boolean => tipo.startsWith('image/');

const tamanoDe = (bytes: number): string =>
  bytes < 1_048_576
    ? `${formatearEntero(Math.ceil(bytes / 1024))} KB`
    : `${(bytes / 1_048_576).toFixed(1)} MB`;
