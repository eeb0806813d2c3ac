import { useAddress } from '#platform/address/use-address.ts';
import { direccionDeBancos } from './direccion.ts';

export const useDireccion = () => useAddress(direccionDeBancos);
