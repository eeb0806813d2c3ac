// The documents of a partida shown in the page, one at a time, each with its tab: a PDF by the browser's own viewer, an
// image that can be brought closer, an XML as its text.
import { type Soporte, verSoporte } from '@cuadra/contract/contabilidad/borradores/soportes';
import { ArrowDownTrayIcon, ArrowTopRightOnSquareIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { call } from '#platform/api.ts';
import { openPdf } from '#ui/files/pdf-window.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { Box, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Text } from '#ui/text/text.tsx';
import { cuandoSeAgrego, esImagen, tamanoDe } from './en-palabras.ts';
import { Imagen, useArchivo } from './imagen.tsx';
import classes from './soportes.module.css';

interface VisorDeSoportesProps {
  readonly idPartida: string;
  /** At least one. */
  readonly soportes: readonly Soporte[];
  readonly elegido: Soporte;
  readonly onElegir: (soporte: Soporte) => void;
  /** Beside the tabs: what else can be done with them. */
  readonly acciones?: ReactNode;
}

export function VisorDeSoportes({ idPartida, soportes, elegido, onElegir, acciones }: VisorDeSoportesProps) {
  const id = useId();
  return (
    <Grid className={classes.visor}>
      <Row gap="md" pad="none lg" line="below">
        <Row role="tablist" aria-label="Soportes" oneLine gap="xs" grow basis="16rem" scroll size="sm">
          {soportes.map((soporte) => {
            const esEste = soporte.id === elegido.id;
            return (
              <button
                key={soporte.id}
                type="button"
                role="tab"
                id={`${id}-${soporte.id}`}
                aria-selected={esEste}
                aria-controls={id}
                className={classes.pestana}
                title={soporte.nombre}
                onClick={() => onElegir(soporte)}
              >
                {soporte.nombre}
              </button>
            );
          })}
        </Row>
        {acciones}
      </Row>
      <Grid id={id} role="tabpanel" aria-labelledby={`${id}-${elegido.id}`} pad="md" className={classes.hoja}>
        <UnDocumento key={elegido.id} idPartida={idPartida} soporte={elegido} />
      </Grid>
      <Pie idPartida={idPartida} soporte={elegido} />
    </Grid>
  );
}

interface DocumentoProps {
  readonly idPartida: string;
  readonly soporte: Soporte;
}

function UnDocumento({ idPartida, soporte }: DocumentoProps) {
  const { archivo, direccion } = useArchivo(idPartida, soporte);
  if (archivo.isError) return <ErrorState error={archivo.error} retry={archivo.refetch} />;
  if (direccion === undefined || archivo.data === undefined)
    return (
      <Box pad="md">
        <SkeletonRows rows={8} label="Cargando el documento" />
      </Box>
    );
  if (esImagen(soporte)) return <Imagen direccion={direccion} nombre={soporte.nombre} />;
  if (soporte.tipo === 'application/xml') return <TextoDeXml archivo={archivo.data} />;
  return <Pdf direccion={direccion} idPartida={idPartida} soporte={soporte} />;
}

/** A phone's browser has no viewer of its own to put in the page: it opens apart. */
function Pdf({ direccion, idPartida, soporte }: DocumentoProps & { readonly direccion: string }) {
  if (navigator.pdfViewerEnabled)
    return <iframe className={classes.pdf} title={soporte.nombre} src={`${direccion}#view=FitH`} />;
  return (
    <Stack align="center" justify="center" gap="lg" textAlign="center">
      <Text>Este navegador no muestra documentos PDF dentro de la página.</Text>
      <Button onClick={() => void openPdf(() => pedir(idPartida, soporte))}>Abrir el PDF</Button>
    </Stack>
  );
}

function Pie({ idPartida, soporte }: DocumentoProps) {
  const esPdf = soporte.tipo === 'application/pdf';
  const traer = () => pedir(idPartida, soporte);
  return (
    <Row as="footer" oneLine gap="xs" pad="xs md" line="above">
      <Text size="xs" muted grow>
        {cuandoSeAgrego(soporte)} · {tamanoDe(soporte)}
      </Text>
      {esPdf && (
        <IconButton
          label="Abrir en otra ventana"
          icon={ArrowTopRightOnSquareIcon}
          variant="subtle"
          color="gray"
          onClick={() => void openPdf(traer)}
        />
      )}
      <IconButton
        label="Guardar en este equipo"
        icon={ArrowDownTrayIcon}
        variant="subtle"
        color="gray"
        onClick={() => void traer().then(saveFile, () => undefined)}
      />
    </Row>
  );
}

const pedir = (id: string, soporte: Soporte) => call(verSoporte, { params: { id, idSoporte: soporte.id } });

/** Longer ones are read in a program for it. */
const CARACTERES_MAX = 200_000;

/** An XML as the text it is: nothing in it is run nor followed. */
function TextoDeXml({ archivo }: { readonly archivo: File }) {
  const [texto, setTexto] = useState('');
  useEffect(() => {
    let vigente = true;
    void archivo
      .slice(0, CARACTERES_MAX)
      .text()
      .then((leido) => vigente && setTexto(leido));
    return () => {
      vigente = false;
    };
  }, [archivo]);
  return (
    // What scrolls can be scrolled from the keyboard.
    <section className={classes.texto} aria-label="Texto del documento" {...{ tabIndex: 0 }}>
      <Text as="pre" size="xs" pad="md" verbatim breaks>
        {texto}
        {archivo.size > CARACTERES_MAX && '\n…'}
      </Text>
    </section>
  );
}
