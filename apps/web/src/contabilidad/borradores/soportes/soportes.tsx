// The documents behind the partida, always in sight: dropped anywhere on the desk, chosen from the computer, or taken
// with the phone's camera; opened to be looked at, and taken off while it is a draft.
import {
  listarSoportes,
  quitarSoporte,
  type Soporte,
  verSoporte,
} from '@cuadra/contract/contabilidad/borradores/soportes';
import { DocumentTextIcon, PaperClipIcon, PhotoIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { Loader } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AgregarArchivos } from '#contabilidad/soportes/agregar-archivos.tsx';
import { esImagen } from '#contabilidad/soportes/en-palabras.ts';
import { FallosDeSubida } from '#contabilidad/soportes/fallos-de-subida.tsx';
import { VistaDeImagen } from '#contabilidad/soportes/imagen.tsx';
import { refrescarSoportes, useSubida } from '#contabilidad/soportes/use-subida.ts';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryOf } from '#platform/query.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { openPdf } from '#ui/files/pdf-window.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { Box, Row } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import classes from '../escritorio.module.css';

interface SoportesProps {
  readonly idPartida: string | undefined;
  readonly lista: ReturnType<typeof useSoportes>;
  readonly soloLectura: boolean;
}

const TAMANO = { width: 16, height: 16, 'aria-hidden': true } as const;

export function Soportes({ idPartida, lista, soloLectura }: SoportesProps) {
  const { soportes, subiendo, agregar, quitar } = lista;
  const confirmar = useConfirm();
  const esTactil = useMediaQuery('(pointer: coarse)');
  const { imagen, fallo, abrir, cerrar, olvidarFallo } = useVistaDeSoporte(idPartida);
  const pedirQuitar = async (soporte: Soporte) => {
    const texto = `Se quita «${soporte.nombre}» de esta partida.`;
    if (await confirmar({ title: 'Quitar el soporte', text: texto, action: 'Quitar', danger: true }))
      await quitar(soporte);
  };
  return (
    <Row
      as="section"
      gap="sm md"
      minHeight="1.75rem"
      size="sm"
      className={classes.soportes}
      aria-label="Soportes"
    >
      <Row as="span" inline oneLine gap="sm" muted weight="medium">
        <PaperClipIcon {...TAMANO} /> Soportes
      </Row>
      <Row as="ul">
        {soportes.map((soporte) => (
          <UnSoporte
            key={soporte.id}
            soporte={soporte}
            onAbrir={() => void abrir(soporte)}
            onQuitar={soloLectura ? undefined : () => void pedirQuitar(soporte)}
          />
        ))}
        {subiendo.map((archivo) => (
          <Subiendo key={`${archivo.name} ${archivo.lastModified} ${archivo.size}`} nombre={archivo.name} />
        ))}
      </Row>
      {soloLectura ? (
        soportes.length === 0 && (
          <Text as="span" muted>
            Ninguno
          </Text>
        )
      ) : (
        <>
          <AgregarArchivos onArchivos={agregar} />
          {soportes.length === 0 && !esTactil && (
            <Text as="span" muted>
              o arrástrelo aquí
            </Text>
          )}
        </>
      )}
      <Box grow basis="100%" className={classes.fallos}>
        <FallosDeSubida subida={lista} otro={fallo} onEntendido={olvidarFallo} />
      </Box>
      {imagen !== undefined && idPartida !== undefined && (
        <VistaDeImagen idPartida={idPartida} soporte={imagen} onClose={cerrar} />
      )}
    </Row>
  );
}

/** Each kind as it is looked at: a document in its window, an image over the page, the rest kept as a file. */
function useVistaDeSoporte(idPartida: string | undefined) {
  const [imagen, setImagen] = useState<Soporte>();
  const [fallo, setFallo] = useState<string>();
  return {
    imagen,
    fallo,
    async abrir(soporte: Soporte) {
      if (idPartida === undefined) return;
      setFallo(undefined);
      const pedir = () => call(verSoporte, { params: { id: idPartida, idSoporte: soporte.id } });
      if (soporte.tipo === 'application/pdf') void openPdf(pedir);
      else if (soporte.tipo !== 'application/xml') setImagen(soporte);
      else await pedir().then(saveFile, (error) => setFallo(messageOf(error)));
    },
    cerrar: () => setImagen(undefined),
    olvidarFallo: () => setFallo(undefined),
  };
}

interface UnSoporteProps {
  readonly soporte: Soporte;
  readonly onAbrir: () => void;
  readonly onQuitar: (() => void) | undefined;
}

function UnSoporte({ soporte, onAbrir, onQuitar }: UnSoporteProps) {
  const { nombre } = soporte;
  const Dibujo = esImagen(soporte) ? PhotoIcon : DocumentTextIcon;
  return (
    <Row as="li" inline oneLine surface="box" max="16rem" className={classes.soporte}>
      <button type="button" className={classes.abrirSoporte} onClick={onAbrir}>
        <Row as="span" oneLine gap="sm">
          <Dibujo {...TAMANO} />
          <Text as="span" cut>
            {nombre}
          </Text>
        </Row>
      </button>
      {onQuitar !== undefined && (
        <button type="button" className={classes.quitar} aria-label={`Quitar ${nombre}`} onClick={onQuitar}>
          <XMarkIcon {...TAMANO} />
        </button>
      )}
    </Row>
  );
}

const Subiendo = ({ nombre }: { readonly nombre: string }) => (
  <Row
    as="li"
    inline
    oneLine
    gap="sm"
    pad="none md"
    surface="box"
    max="16rem"
    muted
    className={classes.soporte}
  >
    <Loader size={14} aria-label="Enviando" />
    <Text as="span" cut>
      {nombre}
    </Text>
  </Row>
);

const SIN_SOPORTES: readonly Soporte[] = [];

/** The documents of the draft. Adding the first one to a draft that the server does not know saves it first. */
export function useSoportes(id: string | undefined, guardar: () => Promise<{ readonly id: string }>) {
  const consultados = useQuery({
    ...queryOf(listarSoportes, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
  const subida = useSubida(guardar);
  return {
    ...subida,
    soportes: consultados.data ?? SIN_SOPORTES,
    quitar: async ({ id: idSoporte, nombre }: Soporte) => {
      if (id === undefined) return;
      try {
        await call(quitarSoporte, { params: { id, idSoporte } });
      } catch (error) {
        subida.decirFallo({ nombre, mensaje: messageOf(error), archivo: undefined });
      }
      await refrescarSoportes();
    },
  };
}
