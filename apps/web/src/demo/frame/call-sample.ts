// Makes a call of the sample applications, and keeps what it answers like the rest of a screen's data.
//
//   const contacts = useSample(contactCalls.all, {});
//   const save = useChange(contactCalls.patch, [contactCalls.all]);
import { type CallTypes, type InputOf, requestOf, type SampleCall } from '@cuadra/demo-api/call';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { beginRequest } from '#platform/in-flight.ts';

/** What the browser answered outside of 200–299, with the word that came along. */
export class SampleError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'SampleError';
    this.status = status;
  }
}

export async function callSample<T extends CallTypes>(
  call: SampleCall<T>,
  input: InputOf<T>,
  signal?: AbortSignal,
): Promise<T['response']> {
  const finish = beginRequest();
  try {
    const response = await fetch(requestOf(call, input, location.origin), { signal: signal ?? null });
    const body: unknown = await response.json();
    if (!response.ok) throw new SampleError(response.status, wordOf(body) ?? response.statusText);
    return body;
  } finally {
    finish();
  }
}

/** Everything that the sample applications keep begins with this, and then the path of the call. */
const KEY = 'muestra';

export const keyOf = ({ path }: SampleCall): readonly string[] => [KEY, path];

/** For what is read outside of a component. */
export const sampleQuery = <T extends CallTypes>(call: SampleCall<T>, input: InputOf<T>) =>
  queryOptions<T['response']>({
    queryKey: [...keyOf(call), input],
    queryFn: ({ signal }) => callSample(call, input, signal),
    // It changes here and nowhere else: whoever changes it says so.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** While another page or search of the same comes, what was there stays. */
export const useSample = <T extends CallTypes>(call: SampleCall<T>, input: InputOf<T>) =>
  useQuery({ ...sampleQuery(call, input), placeholderData: keepPreviousData });

/** Changes something, and asks again for what those calls had answered. */
export function useChange<T extends CallTypes>(call: SampleCall<T>, stale: readonly SampleCall[]) {
  const client = useQueryClient();
  return useMutation<T['response'], Error, InputOf<T>>({
    mutationFn: (input) => callSample(call, input),
    onSuccess: () => Promise.all(stale.map((one) => client.invalidateQueries({ queryKey: keyOf(one) }))),
  });
}

function wordOf(body: unknown): string | undefined {
  const word = typeof body === 'object' && body !== null ? Reflect.get(body, 'error') : undefined;
  return typeof word === 'string' ? word : undefined;
}
