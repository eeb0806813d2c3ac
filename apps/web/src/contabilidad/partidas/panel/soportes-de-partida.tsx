// The documents behind a partida, and the way to add one at any time. A PDF opens in a window of its own and an image over
// the page; the rest is saved.
import { listarSoportes, type Soporte, verSoporte } from '@cuadra/contract/contabilidad/borradores/soportes';
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { DocumentIcon, PhotoIcon } from '@heroicons/react/24/outline';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { cuandoSeAgrego, esImagen, tamanoDe } from '#contabilidad/soportes/en-palabras.ts';
import { FallosDeSubida } from '#contabilidad/soportes/fallos-de-subida.tsx';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryOf } from '#platform/query.ts';
import { openPdf } from '#ui/files/pdf-window.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { AgregarSoporte } from './agregar-soporte.tsx';
import panel from './panel-de-partida.module.css';
import classes from './soportes-de-partida.module.css';
import { useSubidaDePartida } from './use-subida-de-partida.ts';

const VistaDeImagen = lazy(async () => ({
  default: (await import('#contabilidad/soportes/imagen.tsx')).VistaDeImagen,
}));

export function SoportesDePartida({ partida }: { readonly partida: PartidaCompleta }) {
  const { id, soportes: cuantos } = partida;
  const subida = useSubidaDePartida(id);
  const [fallo, setFallo] = useState<string>();
  const [imagen, setImagen] = useState<Soporte>();
  const abrir = async (soporte: Soporte) => {
    setFallo(undefined);
    const pedir = () => call(verSoporte, { params: { id, idSoporte: soporte.id } });
    if (soporte.tipo === 'application/pdf') return void openPdf(pedir);
    if (esImagen(soporte)) return setImagen(soporte);
    await pedir().then(saveFile, (error: unknown) => setFallo(messageOf(error)));
  };
  return (
    <>
      <FallosDeSubida subida={subida} otro={fallo} onEntendido={() => setFallo(undefined)} />
      {cuantos === 0 ? (
        <p className={panel.nada}>No tiene documentos de soporte.</p>
      ) : (
        <Lista id={id} cuantos={cuantos} onAbrir={(soporte) => void abrir(soporte)} />
      )}
      <AgregarSoporte partida={partida} subida={subida} />
      <Suspense>
        {imagen !== undefined && (
          <VistaDeImagen idPartida={id} soporte={imagen} onClose={() => setImagen(undefined)} />
        )}
      </Suspense>
    </>
  );
}

interface ListaProps {
  readonly id: string;
  readonly cuantos: number;
  readonly onAbrir: (soporte: Soporte) => void;
}

function Lista({ id, cuantos, onAbrir }: ListaProps) {
  const { data, error, refetch } = useQuery(queryOf(listarSoportes, { params: { id } }));
  if (data === undefined && error !== null) return <ErrorState error={error} reintentar={refetch} />;
  if (data === undefined) return <SkeletonRows filas={cuantos} etiqueta="Cargando los soportes" />;
  return (
    <ul className={classes.soportes}>
      {data.map((soporte) => (
        <li key={soporte.id}>
          <button type="button" className={classes.soporte} onClick={() => onAbrir(soporte)}>
            {esImagen(soporte) ? <PhotoIcon aria-hidden="true" /> : <DocumentIcon aria-hidden="true" />}
            <span className={classes.nombre}>{soporte.nombre}</span>
            <span className={classes.dato}>
              {cuandoSeAgrego(soporte)} · {tamanoDe(soporte)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
