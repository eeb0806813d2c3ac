// How much goes in of what does not go in whole: written by each row, proposed so that it adds up.
import type { Centavos } from '@cuadra/core/dinero';
import { CERO, sumar } from '@cuadra/core/dinero';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { formatearMonto, formatearQuetzales } from '#ui/format/dinero.ts';
import { DataTable } from '#ui/tables/data-table.tsx';
import { type Eleccion, errorDePartes, partesDe } from '../datos/eleccion.ts';
import type { Renglon } from '../datos/renglon.ts';
import { cruzar } from '../ordenes/ordenes.ts';
import { CampoDeParte } from './campo-de-parte.tsx';
import type { DialogoDeMesaProps } from './dialogo.ts';
import classes from './dialogos.module.css';
import { Formulario } from './formulario.tsx';

type Partes = ReadonlyMap<string, Centavos | undefined>;

export function CruzarParte({ elegido, ordenes, onCerrar, onHecho }: DialogoDeMesaProps) {
  const [partes, setPartes] = useState<Partes>(() => partesDe(elegido));
  const [error, setError] = useState<string>();
  const [ocupado, setOcupado] = useState(false);
  const [cambiado, setCambiado] = useState(false);
  const cambiar = (id: string, monto: Centavos | undefined) => {
    setCambiado(true);
    setError(undefined);
    setPartes((antes) => new Map(antes).set(id, monto));
  };
  const enviar = async () => {
    const equivocado = errorDePartes(elegido, partes);
    if (equivocado !== undefined) return setError(equivocado);
    setOcupado(true);
    try {
      const escritas = new Map([...partes].map(([id, monto]) => [id, monto ?? CERO]));
      await ordenes.pedir((mesa) => cruzar(mesa, elegido, { partes: escritas }));
      onHecho();
    } catch (negativa) {
      setError(messageOf(negativa));
      setOcupado(false);
    }
  };
  return (
    <Formulario
      titulo="Cruzar una parte"
      accion="Cruzar"
      enfocarAccion
      ancho={640}
      error={error}
      cambiado={cambiado}
      ocupado={ocupado}
      nota={<Sumas elegido={elegido} partes={partes} />}
      onEnviar={enviar}
      onCerrar={onCerrar}
    >
      <p className={classes.texto}>Lo que no entra sigue pendiente.</p>
      <Grupo titulo="Banco" renglones={elegido.banco} partes={partes} onCambio={cambiar} />
      <Grupo titulo="Libros" renglones={elegido.libros} partes={partes} onCambio={cambiar} />
    </Formulario>
  );
}

interface GrupoProps {
  readonly titulo: string;
  readonly renglones: readonly Renglon[];
  readonly partes: Partes;
  readonly onCambio: (id: string, monto: Centavos | undefined) => void;
}

function Grupo({ titulo, renglones, partes, onCambio }: GrupoProps) {
  return (
    <DataTable
      density="tight"
      narrow="keep"
      rows={renglones}
      rowKey={({ id }) => id}
      columns={[
        { title: titulo, cell: ({ texto }) => texto },
        { title: 'Pendiente', kind: 'number', cell: ({ pendiente }) => formatearMonto(pendiente) },
        {
          title: 'Se cruza',
          kind: 'field',
          width: '9rem',
          cell: ({ id, texto }) => (
            <CampoDeParte
              etiqueta={`Cuánto de ${texto}`}
              valor={partes.get(id)}
              onCambio={(monto) => onCambio(id, monto)}
            />
          ),
        },
      ]}
    />
  );
}

function Sumas({ elegido, partes }: { readonly elegido: Eleccion; readonly partes: Partes }) {
  const suma = (renglones: readonly Renglon[]) => sumar(renglones.map(({ id }) => partes.get(id) ?? CERO));
  return (
    <output className={classes.ejemplo}>
      Banco {formatearQuetzales(suma(elegido.banco))}, libros {formatearQuetzales(suma(elegido.libros))}
    </output>
  );
}
