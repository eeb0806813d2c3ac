// The documents behind the partida, always in sight: dropped anywhere on the desk, chosen from the computer, or taken
// with the phone's camera; opened to be looked at, and taken off while it is a draft.
import { type Soporte, verSoporte } from '@cuadra/contract/contabilidad/borradores/soportes';
import {
  CameraIcon,
  DocumentTextIcon,
  PaperClipIcon,
  PhotoIcon,
  XMarkIcon,
} from '@heroicons/react/24/outline';
import { Button, Loader } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { call } from '../../../platform/api.ts';
import { messageOf } from '../../../platform/api-error.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { FormNotice } from '../../../ui/dialogs/form-notice.tsx';
import { openPdf } from '../../../ui/files/pdf-window.ts';
import { saveFile } from '../../../ui/files/save-file.ts';
import { VistaDeImagen } from '../../soportes/vista-de-imagen.tsx';
import classes from './soportes.module.css';
import type { useSoportes } from './use-soportes.ts';

interface SoportesProps {
  readonly idPartida: string | undefined;
  readonly lista: ReturnType<typeof useSoportes>;
  readonly soloLectura: boolean;
}

const ADMITIDOS = '.pdf,.png,.jpg,.jpeg,.webp,.xml';
/** Phones and tablets do; on a computer it would be one more button that looks for a file. */
const ABRE_LA_CAMARA = 'capture' in HTMLInputElement.prototype;
const TAMANO = { width: 16, height: 16, 'aria-hidden': true } as const;

export function Soportes({ idPartida, lista, soloLectura }: SoportesProps) {
  const { soportes, subiendo, fallos, agregar, reintentar, quitar, olvidarFallos } = lista;
  const confirmar = useConfirm();
  const { imagen, fallo, abrir, cerrar, olvidarFallo } = useVistaDeSoporte(idPartida);
  const olvidar = () => {
    olvidarFallo();
    olvidarFallos();
  };
  const pedirQuitar = async (soporte: Soporte) => {
    const texto = `Se quita «${soporte.nombre}» de esta partida.`;
    if (await confirmar({ titulo: 'Quitar el soporte', texto, accion: 'Quitar', peligro: true }))
      await quitar(soporte);
  };
  return (
    <section className={classes.soportes} aria-label="Soportes">
      <span className={classes.titulo}>
        <PaperClipIcon {...TAMANO} /> Soportes
      </span>
      <ul className={classes.lista}>
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
      </ul>
      {soloLectura ? (
        soportes.length === 0 && <span className={classes.nota}>Ninguno</span>
      ) : (
        <Agregar onArchivos={agregar} conNota={soportes.length === 0} />
      )}
      <Fallos
        textos={[
          ...fallos.map(({ nombre, mensaje }) => `${nombre}: ${mensaje}`),
          ...(fallo === undefined ? [] : [fallo]),
        ]}
        onReintentar={fallos.some(({ archivo }) => archivo !== undefined) ? reintentar : undefined}
        onEntendido={olvidar}
      />
      {imagen !== undefined && idPartida !== undefined && (
        <VistaDeImagen idPartida={idPartida} soporte={imagen} onClose={cerrar} />
      )}
    </section>
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

function UnSoporte({ soporte: { nombre, tipo }, onAbrir, onQuitar }: UnSoporteProps) {
  const Dibujo = tipo.startsWith('image/') ? PhotoIcon : DocumentTextIcon;
  return (
    <li className={classes.soporte}>
      <button type="button" className={classes.abrir} onClick={onAbrir}>
        <Dibujo {...TAMANO} />
        <span className={classes.nombre}>{nombre}</span>
      </button>
      {onQuitar !== undefined && (
        <button type="button" className={classes.quitar} aria-label={`Quitar ${nombre}`} onClick={onQuitar}>
          <XMarkIcon {...TAMANO} />
        </button>
      )}
    </li>
  );
}

const Subiendo = ({ nombre }: { readonly nombre: string }) => (
  <li className={classes.soporte} data-subiendo>
    <Loader size={14} aria-label="Enviando" />
    <span className={classes.nombre}>{nombre}</span>
  </li>
);

interface FallosProps {
  readonly textos: readonly string[];
  /** Where trying again may help. */
  readonly onReintentar: (() => void) | undefined;
  readonly onEntendido: () => void;
}

function Fallos({ textos, onReintentar, onEntendido }: FallosProps) {
  if (textos.length === 0) return null;
  return (
    <div className={classes.fallos}>
      <FormNotice
        tono="error"
        texto={textos.map((uno) => <p key={uno}>{uno}</p>)}
        acciones={
          <>
            {onReintentar !== undefined && (
              <Button variant="default" size="xs" onClick={onReintentar}>
                Reintentar
              </Button>
            )}
            <Button variant="default" size="xs" onClick={onEntendido}>
              Entendido
            </Button>
          </>
        }
      />
    </div>
  );
}

interface AgregarProps {
  readonly conNota: boolean;
  readonly onArchivos: (archivos: readonly File[]) => void;
}

function Agregar({ onArchivos, conNota }: AgregarProps) {
  const archivos = useRef<HTMLInputElement>(null);
  const camara = useRef<HTMLInputElement>(null);
  const esTactil = useMediaQuery('(pointer: coarse)');
  const elegir = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const elegidos = [...(currentTarget.files ?? [])];
    // So that the same file, once corrected, can be chosen again.
    currentTarget.value = '';
    if (elegidos.length > 0) onArchivos(elegidos);
  };
  return (
    <>
      <input
        ref={archivos}
        type="file"
        multiple
        hidden
        aria-label="Archivos de soporte"
        accept={ADMITIDOS}
        onChange={elegir}
      />
      <Button variant="subtle" size="compact-sm" onClick={() => archivos.current?.click()}>
        Agregar archivo
      </Button>
      {ABRE_LA_CAMARA && (
        <>
          <input
            ref={camara}
            type="file"
            hidden
            aria-label="Foto del soporte"
            accept="image/*"
            capture="environment"
            onChange={elegir}
          />
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<CameraIcon {...TAMANO} />}
            onClick={() => camara.current?.click()}
          >
            Tomar foto
          </Button>
        </>
      )}
      {conNota && !esTactil && <span className={classes.nota}>o arrástrelo aquí</span>}
    </>
  );
}
