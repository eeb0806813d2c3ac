// Where an account goes: under which account of mayor, and with which code. Choosing the first offers the next free code
// under it; writing the second says on which it depends.
import { type Cuenta, siguienteCodigo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { padreDe } from '@cuadra/core/catalogo';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { queryOf } from '#platform/query.ts';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Arbol } from '../arbol.ts';
import { lugarDe } from './lugar-del-codigo.ts';

interface CampoDeLugarProps {
  readonly arbol: Arbol;
  /** The accounts it may depend on. */
  readonly destinos: readonly Cuenta[];
  /** The one whose next code is offered: null is the first level, undefined none yet. */
  readonly idParent: string | null | undefined;
  readonly onParent: (idParent: string) => void;
  readonly codigo: string;
  readonly onCodigo: (codigo: string) => void;
  readonly error: string | undefined;
  readonly etiquetaDelMayor: string;
  readonly sinDestinos?: string;
}

export function CampoDeLugar(props: CampoDeLugarProps) {
  const { arbol, destinos, idParent, onParent, codigo, onCodigo, error, etiquetaDelMayor, sinDestinos } =
    props;
  const { oferta, olvidar } = useCodigoOfrecido(idParent, codigo, onCodigo);
  const elegirMayor = (elegido: string) => {
    if (elegido === idParent) return;
    olvidar();
    onParent(elegido);
  };
  const escrito = padreDe(codigo);
  const mayor = escrito !== null && arbol.porId.get(escrito)?.cuenta.tipoCuenta === 'M' ? escrito : idParent;
  const lugar = lugarDe(codigo, arbol);
  const nota = codigo === '' && oferta.isError ? messageOf(oferta.error) : lugar.texto;
  return (
    <>
      {destinos.length > 0 && (
        <AccountPicker
          label={etiquetaDelMayor}
          cuentas={destinos}
          value={mayor ?? undefined}
          onChange={elegirMayor}
          autoFocus={idParent === undefined}
          {...(sinDestinos === undefined ? {} : { empty: sinDestinos })}
        />
      )}
      <TextInput
        label="Código"
        styles={SOLO_UN_CODIGO}
        classNames={CIFRAS}
        withAsterisk
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        placeholder={oferta.isFetching ? 'Buscando el siguiente…' : ''}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={
          error === undefined && (
            <Text as="span" size="xs" tone={lugar.impedido ? 'warning' : undefined}>
              {nota}
            </Text>
          )
        }
        error={error}
        value={codigo}
        onChange={({ currentTarget }) => onCodigo(currentTarget.value.trim())}
      />
    </>
  );
}

/** As wide as the longest. */
const SOLO_UN_CODIGO = { input: { maxWidth: '12rem' } };
const CIFRAS = { input: 'cifras' };

/** The next free code under an account, put into the field for the person to keep or change. */
function useCodigoOfrecido(
  idParent: string | null | undefined,
  codigo: string,
  onCodigo: (codigo: string) => void,
) {
  const oferta = useQuery({
    ...queryOf(siguienteCodigo, { query: idParent == null ? {} : { idParent } }),
    enabled: idParent !== undefined,
    // A code offered a while ago may be taken by now.
    staleTime: 0,
    gcTime: 0,
  });
  const ofrecido = useRef('');
  const alOfrecer = useEffectEvent((nuevo: string) => {
    // What the person wrote is theirs; what was only offered follows the offer.
    if (codigo === ofrecido.current) onCodigo(nuevo);
    ofrecido.current = nuevo;
  });
  useEffect(() => {
    if (oferta.data !== undefined) alOfrecer(oferta.data.idCuenta);
  }, [oferta.data]);
  return {
    oferta,
    /** Another account was chosen: its code takes the place of whatever is written. */
    olvidar: () => {
      ofrecido.current = '';
      onCodigo('');
    },
  };
}
