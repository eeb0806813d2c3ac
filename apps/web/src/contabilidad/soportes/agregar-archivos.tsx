// The ways to bring a document: from the computer or, where there is one, with the camera.
import { CameraIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useRef } from 'react';

interface AgregarArchivosProps {
  readonly onArchivos: (archivos: readonly File[]) => void;
}

const ADMITIDOS = '.pdf,.png,.jpg,.jpeg,.webp,.xml';
/** Phones and tablets do; on a computer it would be one more button that looks for a file. */
const ABRE_LA_CAMARA = 'capture' in HTMLInputElement.prototype;

export function AgregarArchivos({ onArchivos }: AgregarArchivosProps) {
  const archivos = useRef<HTMLInputElement>(null);
  const camara = useRef<HTMLInputElement>(null);
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
            leftSection={<CameraIcon width={16} height={16} aria-hidden="true" />}
            onClick={() => camara.current?.click()}
          >
            Tomar foto
          </Button>
        </>
      )}
    </>
  );
}
