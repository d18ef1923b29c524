import { useMutation } from '@tanstack/react-query';
import { authGateway } from './providers';

/**
 * Gives the mutation that signs out and then opens `destination` as a new document: nothing of the session stays in
 * memory, and no guard of the page one leaves has a say in where one goes.
 */
export function useLogOut(destination: string) {
  return useMutation({
    mutationFn: authGateway.signOut,
    onSettled: () => window.location.replace(destination),
  });
}
