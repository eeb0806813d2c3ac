// The documents behind a partida, and the way to add one at any time. A PDF opens in a window of its own and an image over
// the page; the rest is saved.
import { listarSoportes, type Soporte, verSoporte } from '@cuadra/contract/contabilidad/borradores/soportes';
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { DocumentIcon, PhotoIcon } from '@heroicons/react/24/outline';
import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { AgregarArchivos } from '#contabilidad/soportes/agregar-archivos.tsx';
import { cuandoSeAgrego, esImagen, tamanoDe } from '#contabilidad/soportes/en-palabras.ts';
import { FallosDeSubida } from '#contabilidad/soportes/fallos-de-subida.tsx';
import { type Subida, useSubida } from '#contabilidad/soportes/use-subida.ts';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { usePermission } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { openPdf } from '#ui/files/pdf-window.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Text } from '#ui/text/text.tsx';
import { refrescarPartidas } from '../lista/use-partidas.ts';
import classes from './partida.module.css';

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
        <Text muted>No tiene documentos de soporte.</Text>
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
  if (data === undefined && error !== null) return <ErrorState error={error} retry={refetch} />;
  if (data === undefined) return <SkeletonRows rows={cuantos} label="Cargando los soportes" />;
  return (
    <Stack as="ul" className={classes.alBorde}>
      {data.map((soporte) => {
        const Dibujo = esImagen(soporte) ? PhotoIcon : DocumentIcon;
        return (
          <li key={soporte.id}>
            <button type="button" className={classes.soporte} onClick={() => onAbrir(soporte)}>
              <Row as="span" oneLine gap="lg">
                <Row as="span" muted rigid>
                  <Dibujo width={20} height={20} aria-hidden="true" />
                </Row>
                <Stack as="span" grow>
                  <Text as="span" weight="medium" breaks>
                    {soporte.nombre}
                  </Text>
                  <Text as="span" size="xs" muted>
                    {cuandoSeAgrego(soporte)} · {tamanoDe(soporte)}
                  </Text>
                </Stack>
              </Row>
            </button>
          </li>
        );
      })}
    </Stack>
  );
}

interface AgregarSoporteProps {
  readonly partida: Pick<PartidaCompleta, 'estado'>;
  readonly subida: Subida;
}

/** For whoever registers; and what becomes of it. */
export function AgregarSoporte({ partida: { estado }, subida: { subiendo, agregar } }: AgregarSoporteProps) {
  if (!usePermission('partidas:registrar')) return null;
  return (
    <Row gap="xs md" className={classes.alBorde}>
      <AgregarArchivos onArchivos={agregar} />
      {subiendo.map(({ name, lastModified, size }) => (
        <Row as="span" key={`${name} ${lastModified} ${size}`} inline gap="sm" muted>
          <Loader size={14} aria-label="Enviando" /> {name}
        </Row>
      ))}
      {estado === 'contabilizada' && (
        <Text size="xs" muted pad="none md" basis="100%">
          Se agrega aunque su mes esté cerrado, porque no cambia saldos; queda dicho cuándo y por quién, y no
          se quita.
        </Text>
      )}
    </Row>
  );
}

/**
 * To a partida that is there; once received, the lists of what has none, and its own history, ask again. `alTraer` hears
 * which version each one left.
 */
export const useSubidaDePartida = (
  id: string,
  alTraer?: (id: string, version: number | null) => void,
): Subida =>
  useSubida(
    async () => ({ id }),
    async (recibido) => {
      if (recibido !== undefined) alTraer?.(id, recibido.versionConEl);
      await refrescarPartidas();
    },
  );
