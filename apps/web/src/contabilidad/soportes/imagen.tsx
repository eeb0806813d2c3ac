// An image in its frame: whole, or larger to read its small print. What scrolls can be scrolled from the keyboard.
import { type Soporte, verSoporte } from '@cuadra/contract/contabilidad/borradores/soportes';
import {
  ArrowsPointingInIcon,
  MagnifyingGlassMinusIcon,
  MagnifyingGlassPlusIcon,
} from '@heroicons/react/24/outline';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#platform/query.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { useObjectUrl } from '#ui/files/object-url.ts';
import { Grid, Row } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Text } from '#ui/text/text.tsx';
import classes from './soportes.module.css';

interface ImagenProps {
  readonly direccion: string;
  readonly nombre: string;
}

/** In hundredths of the frame's width; the first is the whole image. */
const AUMENTOS = [100, 150, 200, 300, 400] as const;

export function Imagen({ direccion, nombre }: ImagenProps) {
  const [paso, setPaso] = useState(0);
  const aumento = AUMENTOS[paso] ?? 100;
  return (
    <Grid gap="md" className={classes.imagen}>
      <section
        className={classes.marco}
        aria-label="Imagen"
        data-aumentada={paso > 0 || undefined}
        {...(paso > 0 ? { tabIndex: 0 } : {})}
      >
        <img
          src={direccion}
          alt={nombre}
          className={classes.foto}
          {...(paso > 0 ? { style: { width: `${aumento}%` } } : {})}
        />
      </section>
      <Row gap="sm" justify="center">
        <IconButton
          label="Alejar"
          icon={MagnifyingGlassMinusIcon}
          variant="default"
          disabled={paso === 0}
          onClick={() => setPaso(paso - 1)}
        />
        <Text
          as="output"
          size="xs"
          muted
          figures
          rigid
          width="3.5rem"
          textAlign="center"
          aria-label="Aumento"
        >
          {aumento} %
        </Text>
        <IconButton
          label="Acercar"
          icon={MagnifyingGlassPlusIcon}
          variant="default"
          disabled={paso === AUMENTOS.length - 1}
          onClick={() => setPaso(paso + 1)}
        />
        <IconButton
          label="Ver entera"
          icon={ArrowsPointingInIcon}
          variant="default"
          disabled={paso === 0}
          onClick={() => setPaso(0)}
        />
      </Row>
    </Grid>
  );
}

interface VistaDeImagenProps {
  readonly idPartida: string;
  readonly soporte: Soporte;
  readonly onClose: () => void;
}

/** An image of a soporte over the page, as big as the screen lets. */
export function VistaDeImagen({ idPartida, soporte, onClose }: VistaDeImagenProps) {
  const { archivo, direccion } = useArchivo(idPartida, soporte);
  return (
    <FormDialog title={soporte.nombre} width={960} onClose={onClose}>
      <Grid style={{ height: '70dvh' }}>
        {archivo.isPending && <SkeletonRows rows={6} label="Cargando la imagen" />}
        {archivo.isError && <ErrorState error={archivo.error} retry={archivo.refetch} />}
        {direccion !== undefined && <Imagen direccion={direccion} nombre={soporte.nombre} />}
      </Grid>
    </FormDialog>
  );
}

/**
 * A document in memory while it is looked at, and an address for it. Its kind is the one that the server read in
 * its content: whatever it was called, a browser shows it as that and as nothing else.
 */
export function useArchivo(idPartida: string, { id, tipo }: Pick<Soporte, 'id' | 'tipo'>) {
  const archivo = useQuery({
    ...queryOf(verSoporte, { params: { id: idPartida, idSoporte: id } }),
    // What it says never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { archivo, direccion: useObjectUrl(archivo.data, tipo) };
}
