// What is left of the authorised sheets, which is next, where the book goes on; and a sheet by its number.
import {
  cambiarExistenciaMinima,
  type EstadoDeLibro,
  FOLIO_MAX,
} from '@cuadra/contract/contabilidad/folios/folios';
import { numeroDePartida } from '@cuadra/core/partida';
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { submitWith } from '#ui/dialogs/submit.ts';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { notify } from '#ui/toasts/toasts.ts';
import classes from './folios.module.css';
import { refrescarFolios } from './refrescar-folios.ts';

interface ExistenciaProps {
  readonly estado: EstadoDeLibro;
  readonly puedeImprimir: boolean;
  readonly onAnular: () => void;
  readonly onVer: (folio: number) => void;
}

export function Existencia({ estado, puedeImprimir, onAnular, onVer }: ExistenciaProps) {
  const { disponibles, siguiente, hayPocos, continuaEn, ultimoCorte } = estado;
  return (
    <section className={classes.existencia} aria-label="Existencia de folios">
      <dl className={classes.cifras}>
        <div data-pocos={hayPocos || undefined}>
          <dt>Disponibles</dt>
          <dd>{formatearEntero(disponibles)}</dd>
        </div>
        <div>
          <dt>Siguiente folio</dt>
          <dd>{siguiente === null ? '—' : formatearEntero(siguiente)}</dd>
        </div>
        {continuaEn !== null && (
          <div>
            <dt>El libro sigue en</dt>
            <dd>
              Partida {numeroDePartida({ numero: continuaEn.partida, ejercicio: continuaEn.ejercicio })}
            </dd>
          </div>
        )}
        {ultimoCorte !== null && (
          <div>
            <dt>Último impreso</dt>
            <dd>Al {formatDate(ultimoCorte)}</dd>
          </div>
        )}
        <div>
          <dt>Avisar cuando queden menos de</dt>
          <dd>{puedeImprimir ? <Minima estado={estado} /> : formatearEntero(estado.existenciaMinima)}</dd>
        </div>
      </dl>
      <div className={classes.acciones}>
        <BuscarHoja onVer={onVer} />
        {puedeImprimir && (
          <Button variant="default" onClick={onAnular}>
            Anular folios
          </Button>
        )}
      </div>
    </section>
  );
}

function Minima({ estado: { libro, existenciaMinima } }: { readonly estado: EstadoDeLibro }) {
  const [escrita, setEscrita] = useState(String(existenciaMinima));
  const guardar = async () => {
    const nueva = Number(escrita);
    if (!Number.isInteger(nueva) || nueva < 0 || nueva > 10_000) return setEscrita(String(existenciaMinima));
    if (nueva === existenciaMinima) return;
    try {
      await call(cambiarExistenciaMinima, { params: { libro }, body: { existenciaMinima: nueva } });
      await refrescarFolios();
      void notify('Cambió desde cuántos folios se avisa.');
    } catch (error) {
      setEscrita(String(existenciaMinima));
      void notify(messageOf(error), 'error');
    }
  };
  return (
    <form onSubmit={submitWith(guardar)}>
      <TextInput
        aria-label="Avisar cuando queden menos de"
        size="xs"
        w={72}
        inputMode="numeric"
        value={escrita}
        onChange={({ currentTarget }) => setEscrita(currentTarget.value)}
        onBlur={() => void guardar()}
      />
    </form>
  );
}

function BuscarHoja({ onVer }: Pick<ExistenciaProps, 'onVer'>) {
  const [escrito, setEscrito] = useState('');
  const ver = async () => {
    const folio = Number(escrito.replaceAll(',', ''));
    if (Number.isInteger(folio) && folio >= 1 && folio <= FOLIO_MAX) onVer(folio);
  };
  return (
    <form onSubmit={submitWith(ver)}>
      <TextInput
        aria-label="Ver el folio número"
        placeholder="Ver folio n.º"
        inputMode="numeric"
        w={150}
        leftSection={<MagnifyingGlassIcon width={16} height={16} aria-hidden="true" />}
        value={escrito}
        onChange={({ currentTarget }) => setEscrito(currentTarget.value)}
      />
    </form>
  );
}
