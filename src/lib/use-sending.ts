import { type MutateOptions, useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A form's call, one at a time: what is sent again before the answer has come, by a double click faster than the button
 * is disabled, is the same message and goes nowhere.
 */
export function useSending<Answer, Body>(options: UseMutationOptions<Answer, Error, Body>) {
  const mutation = useMutation(options);
  const isUnderWay = useRef(false);

  function send(body: Body, options: Omit<MutateOptions<Answer, Error, Body>, 'onSettled'> = {}) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutation.mutate(body, {
      ...options,
      onSettled: () => {
        isUnderWay.current = false;
      },
    });
  }

  return { ...mutation, send };
}
