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
import { mensajeDe } from '../../../platform/api-error.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { FormNotice } from '../../../ui/dialogs/form-notice.tsx';
import { abrirPdf } from '../../../ui/files/pdf-window.ts';
import { guardarArchivo } from '../../../ui/files/save-file.ts';
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
const TAMANNO = { width: 16, height: 16, 'aria-hidden': true } as const;

export function Soportes({ idPartida, lista, soloLectura }: SoportesProps) {
  const { soportes, subiendo, fallos, agregar, reintentar, quitar, olvidarFallos } = lista;
  const confirmar = useConfirm();
  const [imagen, setImagen] = useState<Soporte>();
  const [fallo, setFallo] = useState<string>();

  const abrir = async (soporte: Soporte) => {
    if (idPartida === undefined) return;
    setFallo(undefined);
    const pedir = () => call(verSoporte, { params: { id: idPartida, idSoporte: soporte.id } });
    if (soporte.tipo === 'application/pdf') return void abrirPdf(pedir);
    if (soporte.tipo !== 'application/xml') return setImagen(soporte);
    await pedir().then(guardarArchivo, (error) => setFallo(mensajeDe(error)));
  };
  const olvidar = () => {
    setFallo(undefined);
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
        <PaperClipIcon {...TAMANNO} /> Soportes
      </span>
      <ul className={classes.lista}>
        {soportes.map((soporte) => (
          <li key={soporte.id} className={classes.soporte}>
            <button type="button" className={classes.abrir} onClick={() => void abrir(soporte)}>
              {soporte.tipo.startsWith('image/') ? (
                <PhotoIcon {...TAMANNO} />
              ) : (
                <DocumentTextIcon {...TAMANNO} />
              )}
              <span className={classes.nombre}>{soporte.nombre}</span>
            </button>
            {!soloLectura && (
              <button
                type="button"
                className={classes.quitar}
                aria-label={`Quitar ${soporte.nombre}`}
                onClick={() => void pedirQuitar(soporte)}
              >
                <XMarkIcon {...TAMANNO} />
              </button>
            )}
          </li>
        ))}
        {subiendo.map(({ name, lastModified, size }) => (
          <li key={`${name} ${lastModified} ${size}`} className={classes.soporte} data-subiendo>
            <Loader size={14} aria-label="Enviando" />
            <span className={classes.nombre}>{name}</span>
          </li>
        ))}
      </ul>
      {soloLectura ? (
        soportes.length === 0 && <span className={classes.nota}>Ninguno</span>
      ) : (
        <Agregar onArchivos={agregar} conNota={soportes.length === 0} />
      )}
      {(fallos.length > 0 || fallo !== undefined) && (
        <div className={classes.fallos}>
          <FormNotice
            tono="error"
            texto={[
              ...fallos.map(({ nombre, mensaje }) => `${nombre}: ${mensaje}`),
              ...(fallo === undefined ? [] : [fallo]),
            ].map((uno) => <p key={uno}>{uno}</p>)}
            acciones={
              <>
                {fallos.some(({ archivo }) => archivo !== undefined) && (
                  <Button variant="default" size="xs" onClick={reintentar}>
                    Reintentar
                  </Button>
                )}
                <Button variant="default" size="xs" onClick={olvidar}>
                  Entendido
                </Button>
              </>
            }
          />
        </div>
      )}
      {imagen !== undefined && idPartida !== undefined && (
        <VistaDeImagen idPartida={idPartida} soporte={imagen} onClose={() => setImagen(undefined)} />
      )}
    </section>
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
            leftSection={<CameraIcon {...TAMANNO} />}
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
